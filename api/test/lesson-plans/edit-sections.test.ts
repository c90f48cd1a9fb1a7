import { LessonFrameCreated, sameRequestMs, SectionSaved } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { lessonRequest } from '../kit/generation-kit.ts'
import { createLessonPlanKit, valueOf, writtenSections, type LessonPlanKit } from '../kit/lesson-plan-kit.ts'

let test: TestApp
let kit: LessonPlanKit
let teacher: SignedIn
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
})

const overview = (summary: string) => ({ summary, bigIdea: 'Equal parts.' })
const [first] = writtenSections
const plansInDatabase = () => test.servers.connection.collection('lesson_plans')

describe('saving a section', () => {
  it('replaces its value, gives it the next version and the plan the next revision', async () => {
    const id = await kit.written(teacher)
    const before = await kit.read(teacher, id)
    const answer = await kit.save(teacher, id, 'overview', 0, overview('With paper strips.'))
    expect(answer.statusCode).toBe(200)
    const { section, revision } = SectionSaved.parse(answer.json())
    expect(section).toMatchObject({ key: 'overview', value: overview('With paper strips.'), version: 1 })
    expect(revision).toBe(before.revision + 1)
    const after = await kit.read(teacher, id)
    expect(after.sections[0]).toEqual(section)
    expect(after.sections.slice(1)).toEqual(before.sections.slice(1))
    expect(after.revision).toBe(revision)
  })

  it('based on an older version answers 409 and changes nothing', async () => {
    const id = await kit.written(teacher)
    await kit.save(teacher, id, 'overview', 0, overview('First.'))
    const late = await kit.save(teacher, id, 'overview', 0, overview('Late.'))
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'lesson-plans/section-changed' })
    expect(valueOf(await kit.read(teacher, id), 'overview')).toEqual(overview('First.'))
  })

  it('sent again after a lost response answers the same and adds no version', async () => {
    const id = await kit.written(teacher)
    const answers = [
      await kit.save(teacher, id, 'overview', 0, overview('Once.')),
      await kit.save(teacher, id, 'overview', 0, overview('Once.')),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
    expect(await kit.versions(teacher, id)).toHaveLength(2)
  })

  it.each([
    ['a missing field', { summary: 'Only this.' }],
    ['an unknown field', { ...overview('X'), ownerId: 'x' }],
    ['an operator', { $set: { title: 'X' } }],
    ['a text that is too long', overview('x'.repeat(1201))],
  ])('refuses %s with 400', async (_what, value) => {
    const id = await kit.written(teacher)
    const answer = await kit.save(teacher, id, 'overview', 0, value)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      400,
      'general/validation-failed',
    ])
  })

  it('of the objectives changes the objectives of the plan', async () => {
    const id = await kit.written(teacher)
    const items = [{ text: 'Subtract two fractions.', bloomLevel: 'apply', evidence: 'Three of four.' }]
    await kit.save(teacher, id, 'objectives', 0, { items })
    expect((await kit.read(teacher, id)).objectives).toEqual(items)
  })

  it('with phases that do not add up is allowed', async () => {
    const id = await kit.written(teacher)
    const { items } = valueOf(await kit.read(teacher, id), 'phases')
    const longer = { items: items.map((item) => ({ ...item, minutes: 40 })), fittedFromMin: null }
    expect((await kit.save(teacher, id, 'phases', 0, longer)).statusCode).toBe(200)
  })

  it('accepts pictures that the teacher may see, and no others', async () => {
    const id = await kit.written(teacher)
    const { items } = valueOf(await kit.read(teacher, id), 'phases')
    const withPicture = (imageId: string) => ({
      ...{ items: items.map((item) => ({ ...item, imageId })), fittedFromMin: null },
    })
    const stranger = await kit.newTeacher('Eve')
    const [mine, theirs] = await Promise.all([kit.newPicture(teacher), kit.newPicture(stranger)])
    expect((await kit.save(teacher, id, 'phases', 0, withPicture(theirs))).statusCode).toBe(400)
    expect((await kit.save(teacher, id, 'phases', 0, withPicture(mine))).statusCode).toBe(200)
    const [picture] = (await kit.read(teacher, id)).pictures
    expect(picture).toMatchObject({ imageId: mine, width: 4, height: 3 })
    const file = await test.app.inject(picture?.url ?? '')
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png'])
    const forged = await test.app.inject((picture?.url ?? '').replace(/permit=.{6}/, 'permit=AAAAAA'))
    expect(forged.statusCode).toBe(404)
  })
})

describe('while the generation writes later sections', () => {
  it('edits of finished sections survive, and the generation adds its sections', async () => {
    const plan = await kit.started(teacher)
    await plan.write(writtenSections[0]!)
    await plan.write(writtenSections[1]!)
    expect((await kit.save(teacher, plan.id, 'overview', 0, overview('Mine.'))).statusCode).toBe(200)
    for (const section of writtenSections.slice(2)) expect(await plan.write(section)).toBe(true)
    await plan.end()
    const read = await kit.read(teacher, plan.id)
    expect(read.sections.map(({ key }) => key)).toEqual(writtenSections.map(({ key }) => key))
    expect(valueOf(read, 'overview')).toEqual(overview('Mine.'))
  })

  it('edits and new sections at the same moment are all kept', async () => {
    const plan = await kit.started(teacher)
    await plan.write(writtenSections[0]!)
    const rest = writtenSections.slice(1)
    const [saved, ...added] = await Promise.all([
      kit.save(teacher, plan.id, 'overview', 0, overview('Mine.')),
      ...rest.map((section) => plan.write(section)),
    ])
    expect([saved.statusCode, ...added]).toEqual([200, ...rest.map(() => true)])
    const read = await kit.read(teacher, plan.id)
    expect(new Set(read.sections.map(({ key }) => key))).toEqual(
      new Set(writtenSections.map(({ key }) => key)),
    )
    expect(valueOf(read, 'overview')).toEqual(overview('Mine.'))
  })

  it('a section that is not written yet cannot be added by hand, and can once the generation has ended', async () => {
    const plan = await kit.started(teacher)
    await plan.write(writtenSections[0]!)
    const reflection = { questions: ['What worked?'] }
    const early = await kit.save(teacher, plan.id, 'reflection', null, reflection)
    expect(early.json()).toMatchObject({ code: 'lesson-plans/section-changed' })
    await plan.end()
    expect((await kit.save(teacher, plan.id, 'reflection', null, reflection)).statusCode).toBe(200)
  })
})

describe('an empty frame', () => {
  it('is filled in like any plan, in any order', async () => {
    const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]
    const made = await kit.call(teacher, 'POST', '/lesson-plans/frames', {
      ...{ requestKey: randomUUID(), request: lessonRequest, objectives },
    })
    const { lessonPlanId: id } = made.json<{ lessonPlanId: string }>()
    const homework = { task: 'Read page 3.', minutes: 10 }
    const created = await kit.save(teacher, id, 'homework', null, homework)
    expect(SectionSaved.parse(created.json()).section).toMatchObject({ key: 'homework', version: 1 })
    await kit.save(teacher, id, 'overview', null, overview('Two causes.'))
    const again = await kit.save(teacher, id, 'homework', null, { ...homework, minutes: 20 })
    expect(again.statusCode).toBe(409)
    const read = await kit.read(teacher, id)
    expect(read).toMatchObject({ origin: 'frame', rights: { edit: true, own: true } })
    expect(read.sections.map(({ key }) => key)).toEqual(['overview', 'homework'])
  })

  it('requested again after an edit of its objectives is the same frame', async () => {
    const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]
    const request = { requestKey: randomUUID(), request: lessonRequest, objectives }
    const made = (await kit.call(teacher, 'POST', '/lesson-plans/frames', request)).json<{
      lessonPlanId: string
    }>()
    const items = [{ ...objectives[0]!, text: 'Explain one cause.' }]
    expect((await kit.save(teacher, made.lessonPlanId, 'objectives', null, { items })).statusCode).toBe(200)
    const again = await kit.call(teacher, 'POST', '/lesson-plans/frames', request)
    expect([again.statusCode, again.json()]).toEqual([201, made])
    expect((await kit.read(teacher, made.lessonPlanId)).objectives).toEqual(items)
  })
})

it('a frame that was created a while before the same request is reported as an earlier one', async () => {
  const objectives = [{ text: 'Name two causes.', bloomLevel: 'remember', evidence: 'Two of two.' }]
  const request = { requestKey: randomUUID(), request: lessonRequest, objectives }
  const create = async () => (await kit.call(teacher, 'POST', '/lesson-plans/frames', request)).json()
  const made = LessonFrameCreated.parse(await create())
  expect(made.earlier).toBe(false)
  const { ObjectId } = test.servers.connection.base.mongo
  await test.servers.connection
    .collection('lesson_plans')
    .updateOne(
      { _id: new ObjectId(made.lessonPlanId) },
      { $set: { createdAt: new Date(Date.now() - 2 * sameRequestMs) } },
    )
  expect(await create()).toEqual({ ...made, earlier: true })
})

describe('a flag', () => {
  it('is set, changed and removed without a new version, and stays when the section is edited', async () => {
    const id = await kit.written(teacher)
    const flag = (reason: string | null) =>
      kit.call(teacher, 'PUT', `/lesson-plans/${id}/sections/overview/flag`, { reason })
    expect(SectionSaved.parse((await flag('Too long.')).json()).section.flag).toBe('Too long.')
    await kit.save(teacher, id, 'overview', 0, overview('Shorter.'))
    expect((await kit.read(teacher, id)).sections[0]).toMatchObject({ flag: 'Too long.', version: 1 })
    expect(SectionSaved.parse((await flag(null)).json()).section.flag).toBeNull()
    expect((await kit.versions(teacher, id)).map(({ change }) => change.kind)).toEqual(['edited', 'written'])
    const missing = await kit.call(teacher, 'PUT', `/lesson-plans/${id}/sections/board/flag`, { reason: 'X' })
    expect(missing.statusCode).toBe(404)
  })
})

describe('a plan of an older version', () => {
  it('is read with defaults and can be edited', async () => {
    const id = await kit.written(teacher)
    const { ObjectId } = test.servers.connection.base.mongo
    const { key, value, seconds } = first!
    await plansInDatabase().updateOne(
      { _id: new ObjectId(id) },
      {
        $set: { sections: [{ key, value, seconds }], writer: null, generationId: null },
        $unset: { revision: 1, head: 1, classId: 1 },
      },
    )
    const before = await kit.read(teacher, id)
    expect(before).toMatchObject({ revision: 0, schoolClass: null, shareToken: null, archived: false })
    expect(before.sections[0]).toMatchObject({ version: 0, notes: [], flag: null })
    expect((await kit.save(teacher, id, 'overview', 0, overview('New.'))).statusCode).toBe(200)
    expect(await kit.read(teacher, id)).toMatchObject({ revision: 1, sections: [{ version: 1 }] })
    expect(await kit.versions(teacher, id)).toMatchObject([{ number: 2 }, { number: 1 }])
  })
})
