import { LessonPlan, SectionSaved, type GenerationAccepted } from '@classeur/contracts'
import { afterEnd } from '@classeur/queue'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createLessonPlanKit, valueOf, writtenSections, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'

let test: TestApp
let kit: LessonPlanKit
let teacher: SignedIn
let id: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createLessonPlanKit(test)
})
afterAll(async () => {
  await kit?.close()
  await test?.close()
})
beforeEach(async () => {
  teacher = await kit.newTeacher('Ada')
  id = await kit.written(teacher)
})

const overview = (summary: string) => ({ summary, bigIdea: 'Equal parts.' })
const wish = { direction: 'shorter', words: '' } as const
const ask = (person: SignedIn, requestKey: string = randomUUID(), key = 'overview', words = '') =>
  kit.call(person, 'POST', `/lesson-plans/${id}/sections/${key}/rewrite`, {
    ...{ requestKey, wish: { ...wish, words } },
  })
const decide = (act: string, payload?: object) =>
  kit.call(teacher, 'POST', `/lesson-plans/${id}/proposals/overview/${act}`, payload)
const walletOf = async (person: SignedIn) =>
  (await kit.call(person, 'GET', '/wallet')).json<{ available: number }>().available

/** Rewrites a section like a worker. */
async function rewritten(summary = 'Short.'): Promise<string> {
  const { generationId } = (await ask(teacher)).json<GenerationAccepted>()
  const claimed = await kit.generations.claim(generationId, 'lesson-section', 6)
  await kit.putProposal(id, { summary, generationId })
  const ended = await kit.generations.finish(generationId, claimed!.attempt, {
    ...{ state: 'completed', stepDone: 1 },
  })
  await afterEnd(kit, ended!)
  return generationId
}

/** Ends a rewrite with an error of ours, like a worker. */
async function failed(generationId: string): Promise<void> {
  const claimed = await kit.generations.claim(generationId, 'lesson-section', 6)
  const error = { code: 'generations/provider-unavailable', params: {} } as const
  const ended = await kit.generations.finish(generationId, claimed!.attempt, { state: 'failed', error })
  await afterEnd(kit, ended!)
}

describe('asking for another version of a section', () => {
  it('costs one credit, is shown as running, and keeps the plan as it is', async () => {
    const before = await walletOf(teacher)
    const answer = await ask(teacher)
    expect(answer.statusCode).toBe(202)
    expect(answer.json()).toMatchObject({ lessonPlanId: id, price: 1 })
    expect(await walletOf(teacher)).toBe(before - 1)
    const { rewrites, sections, generation } = await kit.read(teacher, id)
    expect(rewrites).toMatchObject([{ key: 'overview', generation: { kind: 'lesson-section' } }])
    expect([sections[0]?.value, generation?.id]).toEqual([writtenSections[0]?.value, id])
  })

  it('twice with the same key is one generation, also if the section has changed in between', async () => {
    const requestKey = randomUUID()
    const first = await ask(teacher, requestKey)
    await kit.save(teacher, id, 'overview', 0, overview('Changed.'))
    const second = await ask(teacher, requestKey)
    expect([second.statusCode, second.json()]).toEqual([202, first.json()])
    expect((await ask(teacher, requestKey, 'overview', 'another wish')).json()).toMatchObject({
      code: 'generations/request-key-reused',
    })
  })

  it('checks the wish as what the teacher typed, not the text of the plan', async () => {
    await kit.save(teacher, id, 'overview', 0, overview('How to build a pipe bomb at home.'))
    expect((await ask(teacher)).statusCode).toBe(202)
    const typed = await ask(teacher, randomUUID(), 'homework', 'Explain how to build a pipe bomb at home')
    expect(typed.json()).toMatchObject({ code: 'generations/prompt-flagged' })
  })

  it('is refused while the same section is being rewritten, and allowed for another one', async () => {
    await ask(teacher)
    const again = await ask(teacher)
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'lesson-plans/rewrite-running' }])
    expect((await ask(teacher, randomUUID(), 'homework')).statusCode).toBe(202)
  })

  it('at the same moment by several windows starts and charges only one', async () => {
    const before = await walletOf(teacher)
    const asked = Array.from({ length: 6 }, () => ask(teacher))
    const answers = await Promise.all(asked)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 409, 409, 409, 409, 409])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({ code: 'lesson-plans/rewrite-running' })
    expect((await kit.read(teacher, id)).rewrites).toHaveLength(1)
    expect(await walletOf(teacher)).toBe(before - 1)
  })

  it('again, while another rewrite runs, is refused by the database itself', async () => {
    const { generationId } = (await ask(teacher)).json<GenerationAccepted>()
    const claimed = await kit.generations.claim(generationId, 'lesson-section', 6)
    const { _id: _, ...running } = claimed!
    const other = { ...running, id: 'a'.repeat(24), requestHash: 'other' }
    await expect(kit.generations.insert(other)).rejects.toMatchObject({
      code: 'lesson-plans/rewrite-running',
    })
    expect(await kit.generations.insert({ ...other, id: generationId })).toBeNull()
    const error = { code: 'generations/provider-unavailable', params: {} } as const
    await afterEnd(
      kit,
      (await kit.generations.finish(generationId, claimed!.attempt, { state: 'failed', error }))!,
    )
    expect((await ask(teacher)).statusCode).toBe(202)
    const retried = await kit.call(teacher, 'POST', `/generations/${generationId}/retry`)
    expect([retried.statusCode, retried.json()]).toMatchObject([
      409,
      { code: 'lesson-plans/rewrite-running' },
    ])
  })

  it('is refused for a section that is not written', async () => {
    expect((await ask(teacher, randomUUID(), 'board')).statusCode).toBe(404)
  })

  it('retried after our failure rewrites the same section, free of charge, and leaves the plan’s generation alone', async () => {
    const { generationId } = (await ask(teacher)).json<GenerationAccepted>()
    const claimed = await kit.generations.claim(generationId, 'lesson-section', 6)
    const error = { code: 'generations/provider-unavailable', params: {} } as const
    const failed = await kit.generations.finish(generationId, claimed!.attempt, { state: 'failed', error })
    await afterEnd(kit, failed!)
    const retried = await kit.call(teacher, 'POST', `/generations/${generationId}/retry`)
    expect(retried.json()).toMatchObject({ lessonPlanId: id, price: 0 })
    const { rewrites, generation } = await kit.read(teacher, id)
    expect(rewrites).toMatchObject([{ key: 'overview', generation: { step: { done: 0, total: 1 } } }])
    expect(generation).toMatchObject({ id, state: 'completed' })
  })
})

describe('trying a failed rewrite again', () => {
  it('is refused to an editor who was removed from the class since, free of charge, and leaves the plan free', async () => {
    const classId = await kit.newClass(teacher)
    await kit.call(teacher, 'PATCH', `/lesson-plans/${id}`, { classId })
    const editor = await kit.newTeacher('Bob')
    await kit.addMember(classId, editor, 'editor')
    const { generationId } = (await ask(editor)).json<GenerationAccepted>()
    await failed(generationId)
    await kit.call(teacher, 'DELETE', `/classes/${classId}/members/${editor.userId}`)
    const before = await walletOf(editor)
    const retried = await kit.call(editor, 'POST', `/generations/${generationId}/retry`)
    expect([retried.statusCode, retried.json()]).toMatchObject([404, { code: 'general/not-found' }])
    expect(await walletOf(editor)).toBe(before)
    expect((await kit.read(teacher, id)).rewrites).toEqual([])
    expect((await ask(teacher)).statusCode).toBe(202)
  })

  it('is refused to an editor who may only read the plan since', async () => {
    const classId = await kit.newClass(teacher)
    await kit.call(teacher, 'PATCH', `/lesson-plans/${id}`, { classId })
    const editor = await kit.newTeacher('Bob')
    await kit.addMember(classId, editor, 'editor')
    const { generationId } = (await ask(editor)).json<GenerationAccepted>()
    await failed(generationId)
    await kit.call(teacher, 'PATCH', `/classes/${classId}/members/${editor.userId}`, { role: 'viewer' })
    const retried = await kit.call(editor, 'POST', `/generations/${generationId}/retry`)
    expect([retried.statusCode, retried.json()]).toMatchObject([403, { code: 'general/forbidden' }])
    expect((await kit.read(teacher, id)).rewrites).toEqual([])
  })
})

describe('trying a failed lesson plan again', () => {
  it('is refused to a teacher who was removed from the class that it is made from, free of charge', async () => {
    const classId = await kit.newClass(teacher)
    const editor = await kit.newTeacher('Bob')
    await kit.addMember(classId, editor, 'editor')
    const plan = await kit.started(editor, { classId })
    await kit.call(editor, 'POST', `/generations/${plan.id}/cancel`)
    await kit.call(teacher, 'DELETE', `/classes/${classId}/members/${editor.userId}`)
    const before = await walletOf(editor)
    const retried = await kit.call(editor, 'POST', `/generations/${plan.id}/retry`)
    expect([retried.statusCode, retried.json()]).toMatchObject([404, { code: 'general/not-found' }])
    expect(await walletOf(editor)).toBe(before)
  })
})

describe('a proposal', () => {
  it('waits beside the section; accepting it creates a version, which can be taken back', async () => {
    await rewritten()
    const waiting = await kit.read(teacher, id)
    expect(waiting.proposals).toMatchObject([
      { key: 'overview', wish, basedOn: 0, proposed: { value: overview('Short.') } },
    ])
    expect(valueOf(waiting, 'overview')).toEqual(writtenSections[0]?.value)
    const accepted = SectionSaved.parse((await decide('accept', { basedOn: 0 })).json())
    expect(accepted.section).toMatchObject({ value: overview('Short.'), version: 1 })
    const after = await kit.read(teacher, id)
    expect([after.proposals, after.revision]).toEqual([[], accepted.revision])
    expect(await kit.versions(teacher, id)).toMatchObject([
      { number: 2, change: { kind: 'accepted', sectionKey: 'overview' } },
      { number: 1 },
    ])
    const restored = await kit.call(teacher, 'POST', `/lesson-plans/${id}/versions/1/restore`, {
      basedOn: after.revision,
    })
    expect(valueOf(LessonPlan.parse(restored.json()), 'overview')).toEqual(writtenSections[0]?.value)
    const reopened = LessonPlan.parse((await decide('reopen')).json())
    expect(reopened.proposals).toHaveLength(1)
  })

  it('for a section that has changed since is accepted only with the version that the teacher saw', async () => {
    await rewritten()
    await kit.save(teacher, id, 'overview', 0, overview('By hand.'))
    const late = await decide('accept', { basedOn: 0 })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'lesson-plans/section-changed' }])
    const { proposals, sections } = await kit.read(teacher, id)
    expect([proposals[0]?.basedOn, sections[0]?.version]).toEqual([0, 1])
    expect((await decide('accept', { basedOn: 1 })).statusCode).toBe(200)
    const earlier = await kit.call(teacher, 'GET', `/lesson-plans/${id}/versions/2`)
    expect(earlier.body).toContain('By hand.')
  })

  it.each(['Short.', 'Adding with strips.'])(
    'brings its notes, which replace those of the section before: %s',
    async (summary) => {
      const note = (item: number) => ({ code: 'quiz-key-disagrees' as const, params: { item } })
      const [first, ...others] = writtenSections
      id = await kit.written(teacher, {}, [{ ...first!, notes: [note(1)] }, ...others])
      await kit.putProposal(id, { summary, notes: [note(2)] })
      const accepted = SectionSaved.parse((await decide('accept', { basedOn: 0 })).json())
      expect(accepted.section).toMatchObject({ value: overview(summary), notes: [note(2)], version: 1 })
    },
  )

  it('can be refused, and the refusal taken back', async () => {
    await rewritten()
    const kept = await kit.call(teacher, 'DELETE', `/lesson-plans/${id}/proposals/overview`)
    expect(kept.statusCode).toBe(204)
    expect((await kit.read(teacher, id)).proposals).toEqual([])
    expect((await decide('accept', { basedOn: 0 })).statusCode).toBe(404)
    expect(LessonPlan.parse((await decide('reopen')).json()).proposals).toHaveLength(1)
    expect((await decide('accept', { basedOn: 0 })).statusCode).toBe(200)
  })

  it('that was decided does not come back when its worker repeats its last step', async () => {
    const generationId = await rewritten()
    await decide('accept', { basedOn: 0 })
    await kit.putProposal(id, { generationId })
    expect((await kit.read(teacher, id)).proposals).toEqual([])
  })

  it('is replaced by a later one for the same section', async () => {
    await rewritten('First.')
    await rewritten('Second.')
    const { proposals } = await kit.read(teacher, id)
    expect(proposals.map(({ proposed }) => proposed.value)).toEqual([overview('Second.')])
  })
})
