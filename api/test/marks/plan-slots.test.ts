import type { Exam } from '@classeur/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, markInput, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let ada: string
let exam: Exam
let leafId: string
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  // The fourth class; the free plan allows three.
  await subscribe('pro')
  for (const name of ['A', 'B', 'C']) await kit.newClass(owner, name)
  classId = await kit.newClass(owner, 'D')
  ;[ada = ''] = await kit.addStudents(classId, [{ name: 'Ada' }])
  const [leaf] = leavesOf([4])
  leafId = leaf?.id ?? ''
  exam = await kit.newExam(owner, classId, structureOf(leaf ? [leaf] : []))
  await kit.enter(owner, exam, { [ada]: [3] })
  await kit.call(owner, 'PUT', `/exams/${exam.id}/assignments`, {
    assignments: { [leafId]: [owner.userId] },
  })
  // Moves the entries to the log.
  await kit.call(owner, 'GET', `/exams/${exam.id}/marks/history`)
})

const collection = (name: string) => test.servers.connection.collection(name)
const subscribe = (planId: string | null) =>
  planId === null
    ? collection('current_subscriptions').deleteOne({ _id: owner.userId as never })
    : collection('current_subscriptions').updateOne(
        { _id: owner.userId as never },
        { $set: { planId, interval: 'monthly', renewsAt: null } },
        { upsert: true },
      )

/** Everything that a write of marks or assignments could change. */
const stored = async () => {
  const _id = new test.servers.connection.base.Types.ObjectId(exam.id)
  return {
    exam: await collection('exams').findOne(
      { _id },
      { projection: { marksVersion: 1, assignments: 1, version: 1, fence: 1, lastMarkedAt: 1 } },
    ),
    rows: await collection('mark_rows').find({ examId: exam.id }).toArray(),
    changes: await collection('mark_changes').find({ examId: exam.id }).toArray(),
  }
}

/** Status and code of a write of marks (a change and a clearing), then of one of assignments. */
async function answersTo(person: SignedIn) {
  const answers = [
    await kit.write(person, exam.id, [markInput(ada, leafId, 100, 1)]),
    await kit.write(person, exam.id, [markInput(ada, leafId, null, 1)]),
    await kit.call(person, 'PUT', `/exams/${exam.id}/assignments`, { assignments: {} }),
  ]
  return answers.map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code])
}

it.each<[string, [number, string], () => Promise<unknown>]>([
  [
    'an archived class',
    [409, 'classes/archived'],
    () => kit.call(owner, 'POST', `/classes/${classId}/archive`),
  ],
  ['a class beyond the plan', [403, 'classes/over-limit'], () => subscribe(null)],
  [
    'a class in the trash',
    [404, 'general/not-found'],
    () => kit.call(owner, 'DELETE', `/classes/${classId}`),
  ],
  ['an exam in the trash', [404, 'general/not-found'], () => kit.call(owner, 'DELETE', `/exams/${exam.id}`)],
])('%s accepts no marks and no assignments: %j', async (_name, refusal, close) => {
  const marker = await kit.join(classId, await kit.newTeacher(), 'marker')
  const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
  await close()
  const before = await stored()
  expect(before).toMatchObject({
    exam: { assignments: { [leafId]: [owner.userId] } },
    rows: [{}],
    changes: [{}],
  })
  expect(await answersTo(owner)).toEqual([refusal, refusal, refusal])
  // A missing permission is reported before the state of the class, unless the class or exam is hidden.
  const forbidden = refusal[0] === 404 ? refusal : [403, 'general/forbidden']
  expect(await answersTo(marker)).toEqual([refusal, refusal, forbidden])
  expect(await answersTo(viewer)).toEqual([forbidden, forbidden, forbidden])
  expect(await answersTo(await kit.newTeacher())).toEqual(
    Array.from({ length: 3 }, () => [404, 'general/not-found']),
  )
  expect(await stored()).toEqual(before)
})

it('students beyond the plan get marks like any other, because billing never blocks marks', async () => {
  const added = await kit.addStudents(
    classId,
    Array.from({ length: 60 }, (_, index) => ({ name: `S${String(index)}` })),
  )
  // The free plan has a slot for the class again.
  await kit.call(owner, 'DELETE', `/classes/${(await firstClass()).id}`)
  await subscribe(null)
  const last = added.at(-1) ?? ''
  const answer = await kit.write(owner, exam.id, [
    markInput(ada, leafId, 100, 1),
    markInput(last, leafId, 100),
  ])
  expect(answer.json()).toMatchObject({ outcomes: [2, 1] })
  const { rows } = await stored()
  expect(rows.map(({ studentId }) => String(studentId)).sort()).toEqual([ada, last].sort())
})
const firstClass = async () => {
  const { classes } = (await kit.call(owner, 'GET', '/classes')).json<{ classes: { id: string }[] }>()
  const other = classes.find(({ id }) => id !== classId)
  if (!other) throw new Error('there is no other class')
  return other
}
