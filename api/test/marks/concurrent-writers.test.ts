import { contentOf } from '@classeur/domain/marks'
import {
  packWrites,
  unpackSheet,
  WriteMarksAnswer,
  type Exam,
  type MarkCode,
  type MarkInput,
} from '@classeur/contracts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import {
  createExamKit,
  leavesOf,
  markInput,
  newOperation,
  structureOf,
  type ExamKit,
} from '../kit/exam-kit.ts'

/** Two processes on one database, which don't share memory. */
let replicas: [TestApp, TestApp]
let kit: ExamKit
let owner: SignedIn
let classId: string
beforeEach(async () => {
  classId = await kit.newClass(owner)
})
beforeAll(async () => {
  const first = await createTestApp()
  replicas = [first, await createTestApp({ servers: first.servers })]
  kit = createExamKit(first)
  owner = await kit.newTeacher()
})
afterAll(async () => {
  await replicas[1].close()
  await replicas[0].close()
})

/** Marks that each of ten writers writes, in requests of 50. */
const marksPerWriter = isDeep ? 1000 : 150
/** Single marks that each of 20 writers writes. */
const editsPerWriter = isDeep ? 100 : 20

/** Returns the same numbers in every run, so that a failure can be reproduced. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Change {
  studentId: string
  leafId: string
  version: number
  from: MarkCode
  to: MarkCode
  by: string
  operationId: string
}

/** The whole log of an exam by cell, each cell's entries sorted by version. */
async function logOf(examId: string): Promise<Map<string, Change[]>> {
  await kit.call(owner, 'GET', `/exams/${examId}/marks/history`)
  const changes = await replicas[0].servers.connection
    .collection('mark_changes')
    .find({ examId })
    .sort({ _id: 1 })
    .toArray()
  const byCell = new Map<string, Change[]>()
  for (const change of changes as unknown as Change[]) {
    const key = `${change.studentId}:${change.leafId}`
    byCell.set(key, [...(byCell.get(key) ?? []), change])
  }
  return byCell
}

/** Checks that the log has every version of every cell once, in sequence, and that the last one is stored. */
async function expectWholeLog(examId: string): Promise<Map<string, Change[]>> {
  const log = await logOf(examId)
  for (const replica of replicas) {
    const sheet = unpackSheet(await createExamKit(replica).sheetOf(owner, examId))
    const cells = [...sheet].flatMap(([studentId, row]) =>
      [...row].map(([leafId, mark]) => [`${studentId}:${leafId}`, mark] as const),
    )
    expect(new Set(cells.map(([key]) => key))).toEqual(new Set(log.keys()))
    for (const [key, mark] of cells) {
      const changes = log.get(key) ?? []
      expect(changes.map(({ version }) => version)).toEqual(changes.map((_, index) => index + 1))
      expect(changes.map(({ from }) => from)).toEqual([null, ...changes.slice(0, -1).map(({ to }) => to)])
      expect(mark).toMatchObject({ version: changes.length, ...contentOf(changes.at(-1)?.to ?? null) })
    }
  }
  return log
}

async function put(replica: TestApp, person: SignedIn, examId: string, inputs: readonly MarkInput[]) {
  const answer = await replica.app.inject({
    ...{ method: 'PUT', url: `/api/exams/${examId}/marks`, headers: person.headers },
    payload: packWrites(0, inputs),
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return WriteMarksAnswer.parse(answer.json())
}

const statuses: MarkCode[] = ['absent', 'exempt', 'notSubmittedZero', null]

it('the log has every confirmed write of ten writers once, despite delays, lost responses and duplicates', async () => {
  const students = await kit.addStudents(
    classId,
    Array.from({ length: 20 }, (_, index) => ({ name: `S${String(index)}` })),
  )
  const leaves = leavesOf(
    Array.from({ length: 10 }, () => 100),
    { stepHundredths: 25 },
  )
  const exam = await kit.newExam(owner, classId, structureOf(leaves))
  const writers = await Promise.all(
    Array.from({ length: 10 }, async () => kit.join(classId, await kit.newTeacher(), 'marker')),
  )
  const confirmed: (MarkInput & { by: string; saved: number })[] = []
  let conflicts = 0

  async function run(writer: SignedIn, place: number): Promise<number> {
    const random = createRandom(place + 1)
    const versions = new Map<string, number>()
    let written = 0
    while (written < marksPerWriter) {
      const cells = new Map<string, MarkInput>()
      const operation = newOperation('paste')
      while (cells.size < 50) {
        const studentId = students[random(students.length)] ?? ''
        const leafId = leaves[random(leaves.length)]?.id ?? ''
        const code = random(10) === 0 ? (statuses[random(4)] ?? null) : random(401) * 25
        const key = `${studentId}:${leafId}`
        cells.set(key, markInput(studentId, leafId, code, versions.get(key) ?? 0, operation))
      }
      const inputs = [...cells.values()]
      written += inputs.length
      const send = () => put(replicas[random(2) as 0 | 1], writer, exam.id, inputs)
      // A different order of the writers in each round.
      for (let turns = random(4); turns > 0; turns -= 1) await nextTurn()
      // A lost response is simulated by ignoring it; a request can also arrive twice at once.
      const sends = random(5)
      if (sends === 0) await send()
      const [answer] = await Promise.all(sends === 1 ? [send(), send()] : [send()])
      inputs.forEach((input, index) => {
        const outcome = answer?.outcomes[index]
        if (outcome === undefined) throw new Error('no outcome')
        const key = `${input.studentId}:${input.leafId}`
        if (typeof outcome === 'number') {
          versions.set(key, outcome)
          confirmed.push({ ...input, by: writer.userId, saved: outcome })
        } else if (outcome.outcome === 'refused') throw new Error(outcome.reason)
        else {
          if (outcome.outcome === 'conflict') conflicts += 1
          else confirmed.push({ ...input, by: writer.userId, saved: outcome.version })
          versions.set(key, outcome.mark?.version ?? 0)
        }
      })
    }
    return written
  }
  const written = await Promise.all(writers.map(run))
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(10 * marksPerWriter)
  expect(conflicts).toBeGreaterThan(50)

  const log = await expectWholeLog(exam.id)
  let own = 0
  for (const { studentId, leafId, code, saved, operation, by } of confirmed) {
    const change = log.get(`${studentId}:${leafId}`)?.[saved - 1]
    expect(change?.to).toEqual(code)
    // The change is somebody else's only if they had written the same mark before.
    if (change?.operationId === operation.id && change.by === by) own += 1
  }
  expect(own / confirmed.length).toBeGreaterThan(0.95)
  const versions = [...log.values()].reduce((sum, changes) => sum + changes.length, 0)
  const distinct = new Set(confirmed.map((one) => `${one.studentId}:${one.leafId}:${String(one.saved)}`))
  expect(distinct.size).toBe(versions)
})

it('confirmed marks are stored despite 20 concurrent writers, a paste over all cells and a deleted student', async () => {
  const students = await kit.addStudents(
    classId,
    Array.from({ length: 20 }, (_, index) => ({ name: `T${String(index)}` })),
  )
  const leaves = leavesOf(
    Array.from({ length: 10 }, () => 100),
    { stepHundredths: 25 },
  )
  const exam: Exam = await kit.newExam(owner, classId, structureOf(leaves))
  const deleted = students[19] ?? ''
  let confirmed = 0
  let refused = 0
  const count = (answer: WriteMarksAnswer) => {
    for (const outcome of answer.outcomes) {
      if (typeof outcome === 'number') confirmed += 1
      else if (outcome.outcome === 'refused') {
        expect(outcome.reason).toBe('unknown-student')
        refused += 1
      }
    }
  }
  // Each writer has ten cells in half a column and writes each several times; two writers share a column.
  const edits = Array.from({ length: 20 }, (_, writer) => async () => {
    const leafId = leaves[writer % 10]?.id ?? ''
    const own = students.filter((_id, index) => index % 2 === (writer < 10 ? 0 : 1))
    const versions = new Map<string, number>()
    for (let edit = 0; edit < editsPerWriter; edit += 1) {
      const studentId = own[edit % 10] ?? ''
      const input = markInput(
        studentId,
        leafId,
        ((edit * 20 + writer) % 300) * 25,
        versions.get(studentId) ?? 0,
      )
      const answer = await put(replicas[writer % 2 === 0 ? 0 : 1], owner, exam.id, [input])
      count(answer)
      const [outcome] = answer.outcomes
      if (typeof outcome === 'number') versions.set(studentId, outcome)
      else if (outcome && outcome.outcome !== 'refused') versions.set(studentId, outcome.mark?.version ?? 0)
    }
  })
  const paste = async () => {
    const operation = newOperation('paste')
    for (let round = 0; round < 5; round += 1) {
      const sheet = unpackSheet(await kit.sheetOf(owner, exam.id))
      const inputs = students.flatMap((studentId) =>
        leaves.map(({ id }) => {
          const version = sheet.get(studentId)?.get(id)?.version ?? 0
          return markInput(studentId, id, 9975 - round * 25, version, operation)
        }),
      )
      count(await put(replicas[0], owner, exam.id, inputs))
    }
  }
  const remove = async () => {
    await expect.poll(() => confirmed).toBeGreaterThan(300)
    await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: [deleted], act: { action: 'delete' } },
    })
  }
  await Promise.all([...edits.map((run) => run()), paste(), remove()])
  expect(refused).toBeGreaterThan(0)
  const log = await expectWholeLog(exam.id)
  const versions = [...log.values()].reduce((sum, changes) => sum + changes.length, 0)
  expect(versions).toBe(confirmed)
})
