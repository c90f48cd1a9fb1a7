import { LessonContext, LessonObjective, LessonRequest, type LessonSection } from '@classeur/contracts'
import { createLessonPlanEdits } from '@classeur/database'
import { lessonBrief } from '@classeur/domain/lesson-plans'
import { until } from '@classeur/local/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stringsIn } from '../kit/whole-plan.ts'
import { fakeSections } from '../kit/fake-plan.ts'
import { startFakeProvider, type FakeProvider } from '../kit/fake-provider.ts'
import { lessonObjectives, lessonRequest } from '../kit/lesson-request.ts'
import { acceptPlan, startRealWorker } from '../kit/plan-kit.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'

let kit: RuntimeKit
let provider: FakeProvider
beforeEach(async () => {
  kit = await createRuntimeKit()
  provider = await startFakeProvider()
})
afterEach(async () => {
  await kit.close()
  await provider.stop()
})

/** A request as typed, and the same as it may leave the server. */
const typed = LessonRequest.parse({
  ...lessonRequest,
  wishes: 'Zéphyrine sits in front. Ask Zéphyrine first.',
})
const objective = LessonObjective.parse({
  text: 'Add two fractions',
  bloomLevel: 'apply',
  evidence: 'Zéphyrine and 20 others are right',
})
const hidden = { ...typed, wishes: 'S07 sits in front. Ask S07 first.' }
const hiddenObjectives = [{ ...objective, evidence: 'S07 and 20 others are right' }]
const context = LessonContext.parse({
  ...{ students: 24, exam: { title: 'Test </data>', heldOn: null }, skills: [], lastLesson: null },
  weakSkills: [{ code: 'N4', name: 'Add', shareBasisPoints: 4312, questions: 2, missed: 13, of: 23 }],
  ...{ errors: [], groups: [] },
})
const brief = lessonBrief(hidden, hiddenObjectives, context)
const outgoing = {
  outgoing: { request: hidden, objectives: hiddenObjectives, context, brief },
  pseudonyms: [{ pseudonym: 'S07', name: 'Zéphyrine' }],
}
const promptsSent = () =>
  provider.calls
    .filter(({ path }) => path.endsWith('/completions'))
    .map(({ body }) => {
      const { messages } = body as { messages: { content: string }[] }
      return messages.map(({ content }) => content).join('\n')
    })

/** The id of a lesson plan of this person. */
async function storedPlan(ownerId: string): Promise<string> {
  const id = '0123456789abcdef01234567'
  const plan = { id, ownerId, request: typed, objectives: lessonObjectives, generationId: null }
  await kit.lessonPlans.insertOnce(plan)
  return id
}

it('every request for a plan contains the brief word for word, and no name that was replaced', async () => {
  startRealWorker(kit, provider)
  const person = kit.newPerson()
  const id = await acceptPlan(kit, person, { request: typed, objectives: [objective], outgoing })
  expect(await kit.over(id)).toMatchObject({ state: 'completed' })
  const prompts = promptsSent()
  expect(prompts).toHaveLength(13)
  for (const prompt of prompts) {
    expect(prompt).toContain(`<data>\n${brief}\n</data>`)
    expect(prompt).not.toMatch(/z[eé]phyrine/iu)
    // What was typed can't end the block.
    expect(prompt.match(/<data>/gu)?.length).toBe(prompt.match(/<\/data>/gu)?.length)
  }
  const { sections } = (await kit.lessonPlans.findById(id))!
  const objectives = sections.find(({ key }) => key === 'objectives')
  expect(JSON.stringify(objectives)).toContain('Zéphyrine and 20 others')
})

it('a quiz is solved without anything that gives its key away', async () => {
  startRealWorker(kit, provider)
  await kit.over(await acceptPlan(kit, kit.newPerson()))
  const asked = promptsSent().at(-1)!
  const { exitQuiz } = fakeSections({ ...lessonRequest, objectives: 1 }).assessment
  expect(asked).toContain(exitQuiz[0]!.question)
  expect(asked).toContain(exitQuiz[0]!.options[0]!.text)
  expect(asked).not.toMatch(/"(?:correct|misconception|reason|markingPoints)"/u)
  const keys = exitQuiz.flatMap(({ answer, options, markingPoints }) => [
    ...(options.length === 0 ? [answer] : []),
    ...options.map(({ reason }) => reason),
    ...markingPoints,
  ])
  for (const text of keys) expect(asked).not.toContain(text)
})

it('an edit made while later sections are written survives, counts for them, and its names stay here', async () => {
  provider.setBehaviour({ chat: [{}, {}, {}, { chunkDelayMs: 20 }] })
  const person = kit.newPerson()
  const classId = '0123456789abcdef01234567'
  const named = { firstName: 'Wendeline', lastName: 'Okonjo' }
  await kit.connection.collection('rosters').insertOne({
    ...{ _id: classId, version: 1, groups: [] },
    students: [{ id: 's1', ...named }],
  } as never)
  startRealWorker(kit, provider, { idleTimeoutMs: 5000 })
  const request = { ...lessonRequest, classId }
  const id = await acceptPlan(kit, person, { request })
  const plan = await until('the materials', async () => {
    const stored = (await kit.lessonPlans.findById(id))!
    return stored.sections.some(({ key }) => key === 'explanation') ? stored : null
  })
  const materials = plan.sections.find(({ key }) => key === 'materials') as LessonSection & {
    key: 'materials'
  }
  const items = ['Blue tokens for Wendeline', 'Printed sheet']
  const saved = await createLessonPlanEdits(kit.connection).saveSection(
    plan,
    { ...materials, value: { items }, version: 1 },
    { change: { kind: 'edited', sectionKey: 'materials', from: null }, by: person },
  )
  expect(saved).not.toBeNull()
  expect((await kit.over(id)).state).toBe('completed')
  const stored = (await kit.lessonPlans.findById(id))!
  const after = stored.sections.find(({ key }) => key === 'materials')
  expect(after).toMatchObject({ value: { items }, version: 1 })
  const later = promptsSent().filter((prompt) => prompt.includes('Blue tokens'))
  expect(later.length).toBeGreaterThan(0)
  expect(promptsSent().join('\n')).not.toMatch(/wendeline|okonjo/iu)
})

it('a quiz that the teacher edits while it is checked stays as the teacher left it', async () => {
  provider.setBehaviour({ chat: [{ writes: 'wrong-key' }] })
  const person = kit.newPerson()
  startRealWorker(kit, provider, { idleTimeoutMs: 5000 })
  const id = await acceptPlan(kit, person)
  await until('the quiz', async () => {
    const plan = (await kit.lessonPlans.findById(id))!
    if (plan.sections.every(({ key }) => key !== 'assessment')) return false
    provider.setBehaviour({ chat: [{ writes: 'wrong-key', chunkDelayMs: 15 }] })
    const quiz = plan.sections.find(({ key }) => key === 'assessment') as LessonSection & {
      key: 'assessment'
    }
    const value = { ...quiz.value, method: 'Aloud, by the teacher' }
    const change = { kind: 'edited', sectionKey: 'assessment', from: null } as const
    const edits = createLessonPlanEdits(kit.connection)
    return edits.saveSection(plan, { ...quiz, value, version: 1 }, { change, by: person })
  })
  expect((await kit.over(id)).state).toBe('completed')
  const { sections } = (await kit.lessonPlans.findById(id))!
  const quiz = sections.find(({ key }) => key === 'assessment')
  expect(quiz).toMatchObject({ value: { method: 'Aloud, by the teacher' }, version: 1, notes: [] })
})

it('a rewritten section is a proposal with the names back, also if a worker writes it twice', async () => {
  startRealWorker(kit, provider)
  const person = kit.newPerson()
  const parsed = (key: LessonSection['key']) => ({
    ...{ key, seconds: 1, version: key === 'homework' ? 3 : 0, notes: [], flag: null },
    value: (fakeSections({ ...lessonRequest, objectives: 1 }) as Record<string, unknown>)[key],
  })
  const lessonPlanId = await storedPlan(person)
  const input = {
    ...{ lessonPlanId, key: 'homework', basedOn: 3, request: typed, objectives: lessonObjectives },
    ...{ sections: [parsed('studentSheet'), parsed('homework')], ...outgoing },
    wish: { direction: 'easier', words: 'For Zéphyrine' },
    outgoingWish: { direction: 'easier', words: 'For S07' },
  }
  const id = await kit.accept(person, { kind: 'lesson-section', input, lessonPlanId })
  expect(await kit.over(id)).toMatchObject({ state: 'completed', price: 1 })
  expect(promptsSent()).toHaveLength(1)
  expect(promptsSent()[0]).toContain('For S07')
  expect(promptsSent()[0]).not.toMatch(/z[eé]phyrine/iu)
  const proposal = await kit.proposals.find({ lessonPlanId, key: 'homework' })
  expect(proposal).toMatchObject({
    ...{ basedOn: 3, generationId: id, wish: input.wish },
    before: { version: 3 },
    proposed: { key: 'homework', version: 4, notes: [] },
  })
  await kit.proposals.put({ ...proposal!, proposed: { ...proposal!.proposed, seconds: 99 } })
  expect((await kit.proposals.find({ lessonPlanId, key: 'homework' }))?.proposed.seconds).not.toBe(99)
  expect(stringsIn(proposal!.proposed).join(' ')).toContain('13 equal parts')
})

it('a rewritten quiz becomes a proposal after the second pass, with the notes about its key', async () => {
  provider.setBehaviour({ chat: [{ writes: 'stubborn-key', chunkDelayMs: 5 }] })
  startRealWorker(kit, provider)
  const value = fakeSections({ ...lessonRequest, objectives: 1 }).assessment
  const quiz = { key: 'assessment', value, seconds: 1, version: 2, notes: [], flag: null }
  const person = kit.newPerson()
  const lessonPlanId = await storedPlan(person)
  const input = {
    ...{ lessonPlanId, key: 'assessment', basedOn: 2, request: typed, objectives: lessonObjectives },
    ...{ sections: [quiz], ...outgoing, wish: { direction: 'easier', words: '' } },
    outgoingWish: { direction: 'easier', words: '' },
  }
  const id = await kit.accept(person, { kind: 'lesson-section', input, lessonPlanId })
  const ended = await kit.over(id)
  expect(ended).toMatchObject({ state: 'completed', price: 1 })
  // The check has a time limit of its own, after the one of the section.
  const { startedAt, deadlineAt } = ended
  expect(deadlineAt!.getTime() - startedAt!.getTime()).toBeGreaterThan(180_000)
  const proposal = await kit.proposals.find({ lessonPlanId, key: 'assessment' })
  expect(proposal?.proposed.notes).toContainEqual(
    expect.objectContaining({ code: 'quiz-key-disagrees', params: expect.objectContaining({ item: 1 }) }),
  )
})
