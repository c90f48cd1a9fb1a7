import { activeLeaves } from '@classeur/domain/exams'
import { packWrites, WriteMarksAnswer, type Exam, type MarkInput } from '@classeur/contracts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
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
import { followRoundTrips } from './kit/round-trips.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

let servers: TestServers
let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let students: string[]
let exam: Exam
let ownUrl: string
let trips: ReturnType<typeof followRoundTrips>
/** The version that all cells of the sheet have. */
let version = 0

beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  ownUrl = await test.listen()
  kit = createExamKit(test)
  trips = followRoundTrips(servers.connection)
  trips.watch(test.app.server)
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  students = await kit.addStudents(
    classId,
    Array.from({ length: 40 }, (_, index) => ({ name: `S${String(index)}` })),
  )
  exam = await kit.newExam(owner, classId, structureOf(leavesOf(Array.from({ length: 30 }, () => 10))))
  // The first save makes the rows, and the process learns where the exam is.
  await saveAll()
  await trips.untilConnected()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await test.close()
  await servers.stop()
})

const cells = (rows: number, columns: number, basedOn: number): MarkInput[] => {
  const operation = newOperation('paste')
  return students.slice(0, rows).flatMap((studentId) =>
    activeLeaves(exam.structure)
      .slice(0, columns)
      .map(({ id }) => markInput(studentId, id, (basedOn % 9) * 100, basedOn, operation)),
  )
}

/** The commands of some round trips that aren't reads. */
const writesIn = (sent: readonly string[][]) => sent.flat().filter((command) => !command.startsWith('find '))

/** A new exam of one question, and the first mark for it. */
async function firstMark(): Promise<{ another: Exam; mark: MarkInput }> {
  const structure = structureOf(leavesOf([10]))
  const another = await kit.newExam(owner, classId, structure)
  return { another, mark: markInput(students[0] ?? '', activeLeaves(structure)[0]?.id ?? '', 100) }
}

const collectionOf = (name: string) => servers.connection.collection(name)

/** Waits for the work after the latest save, so that its commands aren't counted. */
async function untilQuiet(): Promise<void> {
  await untilDrained(servers.connection, exam.id)
  await trips.untilQuiet()
}

/** Over HTTP, because an injected request gives the event loop another turn between two reads. */
async function put(url: string, inputs: readonly MarkInput[], { id } = exam): Promise<WriteMarksAnswer> {
  const answer = await fetch(`${url}/api/exams/${id}/marks`, {
    method: 'PUT',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: JSON.stringify(packWrites(0, inputs)),
  })
  return WriteMarksAnswer.parse(await answer.json())
}

async function saveAll(url = ownUrl): Promise<WriteMarksAnswer> {
  const inputs = cells(40, 30, version)
  const answer = await put(url, inputs)
  version += 1
  expect(answer.outcomes).toEqual(inputs.map(() => version))
  return answer
}

const reads = [
  ...['find classes', 'find current_subscriptions', 'find exams', 'find mark_rows', 'find plans'],
  ...['find rosters', 'find user_info'],
]

it('saving 1,200 marks takes one round trip of reads and one of writes', async () => {
  await untilQuiet()
  expect(await trips.of(() => saveAll())).toEqual([reads, ['bulkWrite mark_rows+exams']])
})

it('the first save of a sheet takes two writes: one starts marking and inserts the rows, one saves', async () => {
  const first = exam
  const structure = structureOf(leavesOf(Array.from({ length: 30 }, () => 10)))
  exam = await kit.newExam(owner, classId, structure)
  try {
    const inputs = cells(20, 30, 0)
    await untilQuiet()
    let outcomes: WriteMarksAnswer['outcomes'] = []
    const sent = await trips.of(async () => ({ outcomes } = await put(ownUrl, inputs)))
    expect(outcomes).toEqual(inputs.map(() => 1))
    expect(writesIn(sent)).toEqual(['bulkWrite exams+mark_rows', 'bulkWrite mark_rows+exams'])
    // All rows are writable from now on, also those of students who have no mark yet.
    await untilQuiet()
    await expect
      .poll(() => collectionOf('mark_rows').countDocuments({ examId: exam.id, fence: 0 }))
      .toBe(students.length)
    const next = await trips.of(async () => {
      await put(ownUrl, [markInput(students[30] ?? '', activeLeaves(exam.structure)[0]?.id ?? '', 100)])
    })
    expect(writesIn(next)).toEqual(['bulkWrite mark_rows+exams'])
  } finally {
    exam = first
  }
})

it('a first save succeeds while another request inserts the same rows', async () => {
  const { MongoClientBulkWriteError } = servers.connection.base.mongo
  const duplicate = new MongoClientBulkWriteError({ message: 'E11000 duplicate key' })
  duplicate.writeErrors.set(1, { code: 11000, message: 'E11000 duplicate key' })
  const { another, mark } = await firstMark()
  vi.spyOn(servers.connection.getClient(), 'bulkWrite').mockRejectedValueOnce(duplicate)
  const { outcomes } = await put(ownUrl, [mark], another)
  expect([outcomes, (await kit.getExam(owner, another.id)).status]).toEqual([[1], 'marking'])
})

it('opening a sheet takes one round trip for exam and class and one for everything else', async () => {
  const open = () => fetch(`${ownUrl}/api/exams/${exam.id}/sheet`, { headers: owner.headers })
  await open()
  await untilQuiet()
  const sent = await trips.of(async () => expect((await open()).status).toBe(200))
  expect(sent[0]).toEqual(['find classes', 'find exams'])
  expect([sent.length, new Set(sent[1])]).toEqual([
    2,
    new Set([
      'find current_subscriptions',
      'find exams',
      'find mark_rows',
      'find plans',
      'find rosters',
      'find schools',
    ]),
  ])
})

it('a server without this command gets the rows, then the version of the marks', async () => {
  const { MongoClientBulkWriteError, MongoServerError } = servers.connection.base.mongo
  const refused = new MongoClientBulkWriteError({ message: 'refused' })
  refused.cause = new MongoServerError({ message: "no such command: 'bulkWrite'", code: 59 })
  const asked = vi.spyOn(servers.connection.getClient(), 'bulkWrite').mockRejectedValue(refused)
  const replica = await createTestApp({ servers })
  try {
    const url = await replica.listen()
    trips.watch(replica.app.server)
    const first = await saveAll(url)
    await untilQuiet()
    expect(asked).toHaveBeenCalledTimes(1)
    let marksVersion = 0
    const sent = await trips.of(async () => ({ marksVersion } = await saveAll(url)))
    expect(sent).toEqual([reads, ['update mark_rows'], ['findAndModify exams']])
    expect([marksVersion, asked.mock.calls.length]).toEqual([first.marksVersion + 1, 1])
    const { another, mark } = await firstMark()
    const { outcomes } = await put(url, [mark], another)
    expect([outcomes, (await kit.getExam(owner, another.id)).status]).toEqual([[1], 'marking'])
    expect(await collectionOf('mark_rows').countDocuments({ examId: another.id })).toBe(students.length)
  } finally {
    await replica.close()
  }
})

it('two saves at once make two versions of the marks', async () => {
  await untilQuiet()
  const { marksVersion: before } = await saveAll()
  const [one = [], other = []] = [cells(20, 30, version), cells(40, 30, version).slice(600)]
  const answers = await Promise.all([put(ownUrl, one), put(ownUrl, other)])
  version += 1
  expect(answers.flatMap(({ outcomes }) => outcomes)).toEqual(Array.from({ length: 1200 }, () => version))
  const versions = answers.map(({ marksVersion }) => marksVersion).sort((a, b) => a - b)
  expect(versions).toEqual([before + 1, before + 2])
})

it('a plan that has changed since the last save applies to the next one', async () => {
  const plans = servers.connection.collection<{ _id: string; limits: object }>('plans')
  const subscriptions = servers.connection.collection<{ _id: string }>('current_subscriptions')
  const free = await plans.findOne({ _id: 'free' })
  const limits = { ...free?.limits, classes: 0 }
  await plans.insertOne({ ...free, _id: 'small', limits })
  await subscriptions.insertOne({
    _id: owner.userId,
    planId: 'small',
    interval: 'monthly',
    renewsAt: null,
  } as never)
  const answer = await kit.write(owner, exam.id, cells(1, 1, version))
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'classes/over-limit'])
  await subscriptions.deleteOne({ _id: owner.userId })
})

it('a person without a profile writes nothing', async () => {
  const stranger = await kit.join(classId, await test.signInAs(), 'marker')
  const rows = async () =>
    (await kit.sheetOf(owner, exam.id)).rows.toSorted((a, b) => a.studentId.localeCompare(b.studentId))
  const before = await rows()
  const answer = await kit.write(stranger, exam.id, cells(1, 1, version))
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'profile_incomplete'])
  expect(await rows()).toEqual(before)
})
