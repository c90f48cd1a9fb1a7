import {
  MarkHistory,
  MarksAt,
  OperationsPage,
  WriteMarksAnswer,
  type Exam,
  type ExamLeaf,
  type MarkInput,
} from '@classeur/contracts'
import { archiveMarkChanges, purgeClasses, purgeExams, trashBegins } from '@classeur/database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import {
  createExamKit,
  leavesOf,
  markInput,
  newOperation,
  structureOf,
  untilDrained,
  type ExamKit,
} from '../kit/exam-kit.ts'

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

const collection = (name: string) => test.servers.connection.collection(name)
const counts = async () => ({
  live: await collection('mark_changes').countDocuments({ examId: exam.id }),
  chunks: await collection('mark_change_archives').countDocuments({ examId: exam.id }),
})
const objectId = (id: string) => new test.servers.connection.base.Types.ObjectId(id)
const write = async (inputs: readonly MarkInput[], person = owner) => {
  const answer = WriteMarksAnswer.parse((await kit.write(person, exam.id, inputs)).json())
  await untilDrained(test.servers.connection, exam.id)
  return answer
}
const read = async (path: string, person = owner) => {
  const answer = await kit.call(person, 'GET', `/exams/${exam.id}${path}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<unknown>()
}
const history = async (query = '') => MarkHistory.parse(await read(`/marks/history?${query}`))
const operations = async (person = owner) =>
  OperationsPage.parse(await read('/marks/operations', person)).operations
const pages = async (query: string) => {
  const all: MarkHistory['changes'] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: MarkHistory = await history(`${query}&limit=2${cursor && `&cursor=${cursor}`}`)
    all.push(...page.changes)
    cursor = page.nextCursor
  }
  return all
}
/** Archives what nobody has marked for `days` days, for exams last marked `ago` days ago. */
const archive = async (ago = 200, days = 180) => {
  const before = (count: number) => new Date(Date.now() - count * 86_400_000)
  await collection('exams').updateOne({ _id: objectId(exam.id) }, { $set: { lastMarkedAt: before(ago) } })
  return archiveMarkChanges(test.servers.connection, before(days), 50)
}

it('an archived history shows the same changes, authors, operations and past marks, and undo works', async () => {
  const colleague = await kit.join(classId, await kit.newTeacher(), 'marker')
  const typed = newOperation()
  const { at } = await write([markInput(ada, q1.id, 100, 0, typed), markInput(ben, q1.id, 300, 0, typed)])
  await expect.poll(() => Date.now()).toBeGreaterThan(new Date(at).getTime() + 1)
  await write([markInput(ada, q1.id, 150, 1)], colleague)
  await write([markInput(ada, q2.id, 'absent'), markInput(ben, q2.id, 200)])
  const everything = async () => ({
    sheet: await history(),
    paged: await pages(''),
    row: await pages(`studentId=${ada}`),
    cell: await pages(`studentId=${ada}&leafId=${q1.id}`),
    own: await operations(),
    others: await operations(colleague),
    past: MarksAt.parse(await read(`/marks/at?at=${at}`)),
  })
  const before = await everything()
  expect(await counts()).toEqual({ live: 5, chunks: 0 })

  expect(await archive()).toEqual([exam.id])
  expect(await counts()).toEqual({ live: 0, chunks: 1 })
  expect(await everything()).toEqual(before)

  // Undoing the oldest operation writes the marks that the archive names.
  const [oldest] = (await operations()).slice(-1)
  expect(oldest?.id).toBe(typed.id)
  const undo = newOperation('undo', typed.id)
  const benCell = oldest?.cells.find(({ studentId }) => studentId === ben)
  const undone = await write([markInput(ben, q1.id, benCell?.from ?? null, benCell?.version, undo)])
  expect(undone.outcomes).toEqual([2])
  expect(
    (await pages(`studentId=${ben}&leafId=${q1.id}`)).map(({ version, from, to }) => [version, from, to]),
  ).toEqual([
    [2, 300, null],
    [1, null, 300],
  ])
  expect((await operations())[0]).toMatchObject({ id: undo.id, kind: 'undo', of: typed.id })
  expect(await counts()).toEqual({ live: 1, chunks: 1 })
  // Later it moves to a chunk of its own.
  expect(await archive()).toEqual([exam.id])
  expect(await counts()).toEqual({ live: 0, chunks: 2 })
  expect((await pages('')).length).toBe(6)
})

it('only exams without a new mark for the set number of days are archived, each once', async () => {
  await write([markInput(ada, q1.id, 100)])
  expect(await archive(179)).toEqual([])
  expect(await archive(181)).toEqual([exam.id])
  expect(await archive(181)).toEqual([])
  await write([markInput(ada, q1.id, 200, 1)])
  expect(await archive(10)).toEqual([])
  expect(await counts()).toEqual({ live: 1, chunks: 1 })
  await kit.call(owner, 'DELETE', `/exams/${exam.id}`)
  expect(await archive(181)).toEqual([])
})

it('a repeated save is recognised by an archived change', async () => {
  const first = markInput(ada, q1.id, 100)
  await write([first])
  await write([markInput(ada, q1.id, 200, 1)])
  await archive()
  expect((await write([first])).outcomes).toMatchObject([{ outcome: 'saved', version: 1 }])
  expect(await counts()).toEqual({ live: 0, chunks: 1 })
})

it('a purged exam and a purged class leave no archive', async () => {
  const over = new Date(trashBegins().getTime() - 2 * 3600 * 1000)
  await write([markInput(ada, q1.id, 100)])
  await archive()
  await collection('exams').updateOne({ _id: objectId(exam.id) }, { $set: { deletedAt: over } })
  expect(await purgeExams(test.servers.connection, 50)).toEqual([exam.id])
  expect(await counts()).toEqual({ live: 0, chunks: 0 })

  exam = await kit.newExam(owner, classId, structureOf([q1, q2]))
  await write([markInput(ada, q1.id, 100)])
  await archive()
  expect(await counts()).toEqual({ live: 0, chunks: 1 })
  await collection('classes').updateOne({ _id: objectId(classId) }, { $set: { deletedAt: over } })
  expect(await purgeClasses(test.servers.connection, 50)).toEqual([classId])
  expect(await counts()).toEqual({ live: 0, chunks: 0 })
})
