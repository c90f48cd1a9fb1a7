import { allLeaves } from '@classeur/domain/exams'
import {
  AssignQuestionsRequest,
  ExamSheet,
  StructureChanged,
  type Exam,
  type ExamLeaf,
} from '@classeur/contracts'
import { createRosterRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, markInput, structureOf, withLeaves, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let ada: string
let ben: string
let exam: Exam
let q1: ExamLeaf
let q2: ExamLeaf
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  ;[ada = '', ben = ''] = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const leaves = leavesOf([4, 6])
  ;[q1, q2] = leaves as [ExamLeaf, ExamLeaf]
  exam = await kit.newExam(owner, classId, structureOf(leaves))
})

const sheet = async () => ExamSheet.parse((await kit.call(owner, 'GET', `/exams/${exam.id}/sheet`)).json())

it('the sheet omits the assignments of retired questions, and accepts them from an older sheet', async () => {
  const marker = await kit.join(classId, await kit.newTeacher(), 'marker')
  const put = (assignments: Record<string, string[]>) =>
    kit.call(owner, 'PUT', `/exams/${exam.id}/assignments`, { assignments })
  const both = { [q1.id]: [marker.userId], [q2.id]: [marker.userId] }
  await put(both)
  await kit.write(owner, exam.id, [markInput(ada, q2.id, 200)])
  const structure = withLeaves(exam.structure, [q1])
  const retired = await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
    ...{ version: (await kit.getExam(owner, exam.id)).version, structure },
  })
  expect(allLeaves(StructureChanged.parse(retired.json()).exam.structure)).toHaveLength(2)
  const opened = await sheet()
  expect(opened.assignments).toEqual({ [q1.id]: [marker.userId] })
  expect((await put(opened.assignments)).statusCode).toBe(200)
  // A sheet that was read before the question was retired still names it.
  expect(AssignQuestionsRequest.parse((await put(both)).json()).assignments).toEqual(opened.assignments)
  expect((await put({ ...both, [newId()]: [marker.userId] })).statusCode).toBe(400)
})

it('the sheet contains shares of complete papers in earlier exams that the students took part in', async () => {
  const earlier = await kit.newExam(owner, classId, structureOf(leavesOf([10, 10])), { date: '2026-09-10' })
  await kit.enter(owner, earlier, { [ada]: [10], [ben]: [10, 5] })
  const expected = { earlierShares: { [ben]: [7500] }, earlierExactShares: { [ben]: ['3/4'] } }
  expect(await sheet()).toMatchObject(expected)
  const rosters = createRosterRepository(test.servers.connection)
  const roster = await rosters.get(classId)
  await rosters.replace({
    ...roster,
    students: roster.students.map((student) =>
      student.id === ben ? { ...student, joinedOn: '2026-09-11' } : student,
    ),
  })
  const { earlierShares, earlierExactShares } = await sheet()
  expect([earlierShares, earlierExactShares]).toEqual([{}, {}])
})
