import { activeLeaves } from '@classeur/domain/exams'
import {
  MarksAt,
  MarksWritten,
  packWrites,
  unpackSheet,
  WriteMarksAnswer,
  type Exam,
  type MarkInput,
} from '@classeur/contracts'
import { createUserInfoRepository } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createDisplayNames } from '../../src/features/users/display-names.ts'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import {
  createExamKit,
  leavesOf,
  markInput,
  newOperation,
  structureOf,
  untilDrained,
  type ExamKit,
} from '../kit/exam-kit.ts'
import { monitored, openTestServers, type TestServers } from '../kit/test-servers.ts'

interface Command {
  name: string
  collection: string
}

let servers: TestServers
let test: TestApp
let kit: ExamKit
let owner: SignedIn
let students: string[]
let exam: Exam
const commands: Command[] = []
const writing = ['insert', 'update', 'delete', 'findAndModify', 'bulkWrite']

beforeAll(async () => {
  servers = await openTestServers({ mongo: monitored })
  test = await createTestApp({ servers })
  kit = createExamKit(test)
  countTold()
  servers.connection.getClient().on('commandStarted', ({ commandName: name, command }) => {
    const { nsInfo, [name]: target } = command as Record<string, unknown> & { nsInfo?: { ns: string }[] }
    const collections = nsInfo?.map(({ ns }) => ns.slice(ns.indexOf('.') + 1)) ?? [String(target)]
    commands.push({ name, collection: collections.join(' ') })
  })
  owner = await kit.newTeacher()
  const classId = await kit.newClass(owner)
  students = await kit.addStudents(
    classId,
    Array.from({ length: 30 }, (_, index) => ({ name: `S${String(index)}` })),
  )
  exam = await kit.newExam(owner, classId, structureOf(leavesOf(Array.from({ length: 30 }, () => 10))))
})
afterAll(async () => {
  await test.close()
  await servers.stop()
})

const leafIds = () => activeLeaves(exam.structure).map(({ id }) => id)
const operation = newOperation('paste')
const inputsOf = (rows: number, columns: number, code: number) =>
  students.slice(0, rows).flatMap((studentId) =>
    leafIds()
      .slice(0, columns)
      .map((leafId) => markInput(studentId, leafId, code, 0, operation)),
  )
let saves = 0
let counted = 0
const save = (inputs: readonly MarkInput[]) => {
  saves += 1
  return kit.write(owner, exam.id, inputs)
}
/** Counts the `class:changed` events for marks; each save ends with one. */
function countTold() {
  const to = test.app.io.to.bind(test.app.io)
  vi.spyOn(test.app.io, 'to').mockImplementation((rooms) => {
    const operator = to(rooms)
    const emit = operator.emit.bind(operator) as (...told: unknown[]) => boolean
    vi.spyOn(operator, 'emit').mockImplementation((...told: unknown[]) => {
      const [event, of] = told as [string, { part?: string }]
      if (event === 'class:changed' && of.part === 'marks') counted += 1
      return emit(...told)
    })
    return operator
  })
}
/** Waits until all saves have been counted on their class and their log entries have been drained. */
const settled = async () => {
  await expect.poll(() => counted).toBe(saves)
  await untilDrained(servers.connection, exam.id)
}
/** The commands sent before the response. */
async function commandsOf(run: () => Promise<unknown>): Promise<Command[]> {
  await settled()
  commands.length = 0
  await run()
  return [...commands]
}

/** The commands of a save up to the new version of the exam's marks, without the counting that follows. */
async function commandsOfSave(rows: number, columns: number, code: number) {
  const sheet = unpackSheet(await kit.sheetOf(owner, exam.id))
  const inputs = inputsOf(rows, columns, code).map((input) => ({
    ...input,
    version: sheet.get(input.studentId)?.get(input.leafId)?.version ?? 0,
  }))
  const sent = await commandsOf(async () => {
    const answer = await save(inputs)
    expect(WriteMarksAnswer.parse(answer.json()).outcomes).toEqual(inputs.map(({ version }) => version + 1))
  })
  const last = sent.findIndex(({ name }) => name === 'bulkWrite')
  return sent.slice(0, last + 1)
}

it('a save writes with one command and reads with seven, however many cells it has', async () => {
  await save(inputsOf(1, 1, 100))
  const sizes = [
    [1, 1, 200],
    [30, 1, 300],
    [30, 30, 400],
  ] as const
  for (const [rows, columns, code] of sizes) {
    const sent = await commandsOfSave(rows, columns, code)
    expect(sent.filter(({ name }) => writing.includes(name))).toEqual([
      { name: 'bulkWrite', collection: 'mark_rows exams' },
    ])
    expect(sent.length - 1).toBeLessThanOrEqual(7)
  }
})

it('a request of 1,200 cells takes less than 25 KB', () => {
  const inputs = Array.from({ length: 40 }, () => newId()).flatMap((studentId) =>
    leafIds().map((leafId) => markInput(studentId, leafId, 950, 12, operation)),
  )
  expect(inputs).toHaveLength(1200)
  expect(JSON.stringify(packWrites(0, inputs)).length).toBeLessThan(25 * 1024)
})

it('a repeated request reads no marks while nothing has changed', async () => {
  const first = await kit.call(owner, 'GET', `/exams/${exam.id}/marks`)
  const sent = await commandsOf(async () => {
    const answer = await test.app.inject({
      url: `/api/exams/${exam.id}/marks`,
      headers: { ...owner.headers, 'if-none-match': String(first.headers['etag']) },
    })
    expect(answer.statusCode).toBe(304)
  })
  expect(sent.map(({ collection }) => collection)).toEqual(['exams', 'classes'])
})

it('marks at a past moment are read from first changes, never from the whole log', async () => {
  const sent = await commandsOf(async () => {
    const moment = '2026-01-01T00:00:00.000Z'
    const answer = await kit.call(owner, 'GET', `/exams/${exam.id}/marks/at?at=${moment}`)
    const { cells } = MarksAt.parse(answer.json())
    expect([cells.length, cells.every(({ code }) => code === null)]).toEqual([900, true])
  })
  expect(sent.filter(({ collection }) => collection === 'mark_changes')).toEqual([
    { name: 'aggregate', collection: 'mark_changes' },
  ])
})

it('the names of many people are read with one command', async () => {
  const { namesOf } = createDisplayNames({ userInfo: createUserInfoRepository(servers.connection) })
  const sent = await commandsOf(async () => {
    const ids = [owner.userId, owner.userId, ...Array.from({ length: 50 }, newId)]
    const names = await namesOf(ids)
    expect([names.size, names.get(owner.userId)]).toEqual([51, 'Ada'])
  })
  expect(sent).toEqual([{ name: 'find', collection: 'user_info' }])
})

it('everybody who has the sheet open is notified of exactly the saved cells', async () => {
  const socket = io(await test.listen(), {
    auth: { token: owner.accessToken },
    transports: ['websocket'],
    extraHeaders: { origin: testPublicUrl },
    forceNew: true,
  })
  try {
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    await socket.emitWithAck('sheet:open', exam.id)
    const heard = new Promise<unknown>((resolve) => socket.once('marks:written', resolve))
    const version = unpackSheet(await kit.sheetOf(owner, exam.id)).get(students[0] ?? '')
    const [first = '', second = ''] = leafIds()
    const inputs = [
      markInput(students[0] ?? '', first, 50, version?.get(first)?.version, operation),
      markInput(students[0] ?? '', second, 50, 99, operation),
      markInput(students[1] ?? '', first, 9999, 0, operation),
    ]
    const answer = WriteMarksAnswer.parse((await save(inputs)).json())
    expect(answer.outcomes).toMatchObject([
      (version?.get(first)?.version ?? 0) + 1,
      { outcome: 'conflict' },
      { outcome: 'refused' },
    ])
    expect(MarksWritten.parse(await heard)).toEqual({
      ...{ examId: exam.id, epoch: 0, marksVersion: answer.marksVersion, at: answer.at },
      ...{ by: { id: owner.userId, name: 'Ada' }, studentIds: [students[0]], leafIds: [first] },
      cells: [[0, 0, answer.outcomes[0], 50]],
    })
  } finally {
    socket.close()
  }
})
