import {
  StructureChanged,
  WriteMarksAnswer,
  unpackSheet,
  type Exam,
  type ExamLeaf,
  type MarkInput,
} from '@classeur/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import {
  createExamKit,
  leavesOf,
  markInput,
  newOperation,
  structureOf,
  withLeaves,
  type ExamKit,
} from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let colleague: SignedIn
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
  colleague = await kit.join(classId, await kit.newTeacher(), 'editor')
  ;[ada = '', ben = ''] = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  const leaves = leavesOf([4, 6])
  ;[q1, q2] = leaves as [ExamLeaf, ExamLeaf]
  exam = await kit.newExam(owner, classId, structureOf(leaves))
})
afterEach(() => vi.restoreAllMocks())

const send = (inputs: readonly MarkInput[], person = owner, epoch = 0) =>
  kit.write(person, exam.id, inputs, epoch)
const write = async (inputs: readonly MarkInput[], person = owner, epoch = 0) => {
  const answer = await send(inputs, person, epoch)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return WriteMarksAnswer.parse(answer.json())
}
const outcomes = async (inputs: readonly MarkInput[], person = owner, epoch = 0) =>
  (await write(inputs, person, epoch)).outcomes
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code?: string }).code
const stored = async (studentId: string, leafId: string) =>
  unpackSheet(await kit.sheetOf(owner, exam.id))
    .get(studentId)
    ?.get(leafId)
const changesOf = async () => {
  const answer = await kit.call(owner, 'GET', `/exams/${exam.id}/marks/history`)
  return answer.json<{ changes: { version: number; leafId: string; to: unknown }[] }>().changes
}
const setStatus = (status: string, person = owner) =>
  kit.call(person, 'POST', `/exams/${exam.id}/status`, { status })

function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open }
}

type Statements = Parameters<ReturnType<typeof clientOf>['bulkWrite']>[0]
type Saved = Awaited<ReturnType<ReturnType<typeof clientOf>['bulkWrite']>>
const clientOf = () => test.servers.connection.getClient()
let unchanged: ReturnType<typeof clientOf>['bulkWrite'] | null = null

/** Replaces the command of a save: rows of marks, then the version of the marks. `send` sends some of its statements. */
function onSave(
  instead: (statements: Statements, send: (some: Statements) => Promise<Saved>) => Promise<Saved>,
) {
  const client = clientOf()
  // A test may replace the command twice, but not the replacement.
  const original = (unchanged ??= client.bulkWrite.bind(client))
  vi.spyOn(client, 'bulkWrite').mockImplementation((statements, options) =>
    instead(statements, (some) => original(some, options)),
  )
}

/** Blocks the next command that makes rows of marks, until released. */
function holdNextNewRows() {
  const rows = test.servers.connection.collection('mark_rows')
  const original = rows.bulkWrite.bind(rows)
  const reached = gate()
  const released = gate()
  let isHeld = false
  vi.spyOn(rows, 'bulkWrite').mockImplementation(async (operations, options) => {
    // Draining the log also uses this command.
    if (!isHeld && JSON.stringify(operations).includes('"revision"')) {
      isHeld = true
      reached.open()
      await released.passed
    }
    return original(operations, options)
  })
  return { reached: reached.passed, letGo: released.open }
}

/** Blocks the next save before its rows, or between its rows and the version of the marks, until released. */
function holdNext(before: 'rows' | 'version') {
  const reached = gate()
  const released = gate()
  let isHeld = false
  const hold = async () => {
    reached.open()
    await released.passed
  }
  onSave(async (statements, send) => {
    if (isHeld) return send(statements)
    isHeld = true
    if (before === 'rows') {
      await hold()
      return send(statements)
    }
    const rows = await send(statements.slice(0, -1))
    await hold()
    const version = await send(statements.slice(-1))
    return {
      ...rows,
      matchedCount: rows.matchedCount + version.matchedCount,
      modifiedCount: rows.modifiedCount + version.modifiedCount,
    }
  })
  return { reached: reached.passed, letGo: released.open }
}

describe('writing a cell', () => {
  it('a concurrent write is a conflict that returns the stored mark and changes nothing', async () => {
    expect(await outcomes([markInput(ada, q1.id, 300)], colleague)).toEqual([1])
    expect(await outcomes([markInput(ada, q1.id, 200), markInput(ada, q2.id, 200)])).toMatchObject([
      { outcome: 'conflict', mark: { valueHundredths: 300, version: 1, by: colleague.userId } },
      1,
    ])
    expect(await outcomes([markInput(ben, q1.id, 200, 7)])).toMatchObject([
      { outcome: 'conflict', mark: { valueHundredths: null, version: 0, by: null } },
    ])
    expect((await stored(ada, q1.id))?.valueHundredths).toBe(300)
  })

  it('a repeated write is saved once, even if somebody has overwritten it since', async () => {
    const input = markInput(ada, q1.id, 300)
    const first = await write([input])
    const again = await write([input])
    expect([first.outcomes, again.outcomes]).toEqual([[1], [1]])
    await write([markInput(ada, q1.id, 100, 1)], colleague)
    const atOnce = await Promise.all([outcomes([input]), outcomes([input])])
    for (const answer of atOnce) {
      expect(answer).toMatchObject([
        { outcome: 'saved', version: 1, mark: { valueHundredths: 100, version: 2, by: colleague.userId } },
      ])
    }
    // The write is recognised in the log both before and after the log is drained.
    await changesOf()
    expect(await outcomes([input])).toMatchObject([{ outcome: 'saved', version: 1, mark: { version: 2 } }])
    // Another operation with the same content isn't a repetition.
    expect(await outcomes([markInput(ada, q1.id, 300)])).toMatchObject([{ outcome: 'conflict' }])
    expect(await changesOf()).toHaveLength(2)
  })

  it('a repeated write counts as saved even if the exam has been locked or rescaled since', async () => {
    const input = markInput(ada, q1.id, 300)
    await write([input])
    await setStatus('reviewed')
    expect(await outcomes([input])).toEqual([1])
    // If at least one cell was saved, each refused cell has its own reason; otherwise the whole request is
    // refused.
    expect(await outcomes([input, markInput(ben, q1.id, 100), markInput(ben, q2.id, 5000)])).toEqual([
      ...[1, { outcome: 'refused', reason: 'read-only' }, { outcome: 'refused', reason: 'above-maximum' }],
    ])
    expect(await stored(ben, q1.id)).toBeUndefined()
    expect(codeOf(await send([markInput(ben, q1.id, 100)]))).toBe('exams/read-only')
    // Writing the current content counts as saved, but doesn't affect the other cells.
    const held = markInput(ada, q1.id, 300, 1)
    expect(await outcomes([held])).toEqual([1])
    expect(codeOf(await send([held, markInput(ben, q1.id, 100)]))).toBe('exams/read-only')
    await setStatus('marking')
    exam = await kit.getExam(owner, exam.id)
    const structure = withLeaves(exam.structure, [{ ...q1, maxHundredths: 800 }, q2])
    await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
      ...{ version: exam.version, structure, answers: { [q1.id]: 'rescale' } },
    })
    expect(await outcomes([input, markInput(ben, q1.id, 300)])).toMatchObject([
      { outcome: 'saved', version: 1, mark: { valueHundredths: 600, version: 2 } },
      { outcome: 'refused', reason: 'rescaled-meanwhile' },
    ])
  })

  it('writing the current content makes no new version, whatever version the write is based on', async () => {
    await write([markInput(ada, q1.id, 300)], colleague)
    expect(await outcomes([markInput(ada, q1.id, 300, 1)])).toEqual([1])
    // The stored mark is somebody else's; the response contains it, so that an undo doesn't remove it.
    expect(await outcomes([markInput(ada, q1.id, 300)])).toMatchObject([
      { outcome: 'saved', version: 1, mark: { by: colleague.userId, valueHundredths: 300 } },
    ])
    await write([markInput(ben, q2.id, 300)])
    // The same content from another tab of the same person is a separate write too.
    expect(await outcomes([markInput(ben, q2.id, 300)])).toMatchObject([
      { outcome: 'saved', version: 1, mark: { by: owner.userId, version: 1 } },
    ])
    expect(await changesOf()).toHaveLength(2)
    // The cell was never written, so clearing it makes version 1.
    expect(await outcomes([markInput(ben, q1.id, null)])).toEqual([1])
  })

  it('a request with two operations of the same id is refused', async () => {
    const { id } = newOperation('type')
    const undo = newOperation('undo', newOperation().id)
    const request = {
      ...{
        epoch: 0,
        operations: [
          { id, kind: 'type', of: null },
          { ...undo, id },
        ],
      },
      ...{ studentIds: [ada, ben], leafIds: [q1.id] },
      writes: [
        [0, 0, 0, 0, 100],
        [1, 0, 1, 0, 100],
      ],
    }
    const put = () => kit.call(owner, 'PUT', `/exams/${exam.id}/marks`, request)
    expect([(await put()).statusCode, await stored(ada, q1.id)]).toEqual([400, undefined])
    request.operations[1] = undo
    expect((await put()).statusCode).toBe(200)
  })

  it('an undo keeps a cell that somebody has written since', async () => {
    const typed = newOperation('type')
    await write([markInput(ada, q1.id, 300, 0, typed), markInput(ada, q2.id, 300, 0, typed)])
    await write([markInput(ada, q1.id, 100, 1)], colleague)
    const undo = newOperation('undo', typed.id)
    const undone = [markInput(ada, q1.id, null, 1, undo), markInput(ada, q2.id, null, 1, undo)]
    expect(await outcomes(undone)).toMatchObject([{ outcome: 'conflict', mark: { version: 2 } }, 2])
    expect((await stored(ada, q1.id))?.valueHundredths).toBe(100)
  })
})

describe('the version of the marks', () => {
  const tagAfter = async (known: string | undefined) =>
    test.app.inject({
      url: `/api/exams/${exam.id}/marks`,
      headers: { ...owner.headers, ...(known && { 'if-none-match': known }) },
    })

  it('the answer says whether the request has made a new version, which includes repeated requests', async () => {
    const versionOf = async (inputs: readonly MarkInput[]) => {
      const { isNewVersion, marksVersion } = await write(inputs)
      return [isNewVersion, marksVersion]
    }
    await write([markInput(ben, q1.id, 300)])
    const first = [markInput(ada, q1.id, 300)]
    const [isNew, version] = await versionOf(first)
    expect(isNew).toBe(true)
    expect(await versionOf(first)).toEqual([true, Number(version) + 1])
    const sameContent = [markInput(ada, q1.id, 300, 1)]
    const conflict = [markInput(ada, q1.id, 100)]
    for (const inputs of [sameContent, conflict])
      expect(await versionOf(inputs)).toEqual([false, Number(version) + 1])
  })

  it('the version increases if the write command fails after writing some cells', async () => {
    await write([markInput(ada, q1.id, 300), markInput(ben, q1.id, 300)])
    const tag = String((await tagAfter(undefined)).headers['etag'])
    let isCut = true
    onSave(async (statements, send) => {
      if (!isCut) return send(statements)
      isCut = false
      await send(statements.slice(0, 1))
      throw new Error('the connection is gone')
    })
    const inputs = [markInput(ada, q1.id, 100, 1), markInput(ben, q1.id, 100, 1)]
    expect((await send(inputs)).statusCode).toBe(500)
    expect((await tagAfter(tag)).statusCode).toBe(200)
    expect(await outcomes(inputs)).toEqual([2, 2])
    expect(await changesOf()).toHaveLength(4)
  })

  it('a failure to drain the log is logged and loses no entry', async () => {
    const changes = test.servers.connection.collection('mark_changes')
    const concern = { getWriteConcernError: () => ({ code: 64 }) }
    const timedOut = { message: 'waiting for replication timed out', code: 64, writeErrors: [] }
    const { MongoBulkWriteError } = test.servers.connection.base.mongo
    const original = changes.insertMany.bind(changes)
    let tries = 0
    vi.spyOn(changes, 'insertMany').mockImplementation(async (documents, options) => {
      // Entries of earlier tests are drained here too.
      if (!JSON.stringify(documents).includes(exam.id)) return original(documents, options)
      tries += 1
      if (tries === 1) throw new MongoBulkWriteError(timedOut, concern as never)
      return original(documents, options)
    })
    await write([markInput(ada, q1.id, 300)])
    await expect
      .poll(() =>
        test.logLines.filter(
          (line) => line.includes('log entries not copied from mark rows yet') && line.includes(exam.id),
        ),
      )
      .toHaveLength(1)
    const row = { examId: exam.id, studentId: ada, 'log.0': { $exists: true } }
    expect(await test.servers.connection.collection('mark_rows').countDocuments(row)).toBe(1)
    expect(tries).toBe(1)
    expect(await changesOf()).toHaveLength(1)
  })

  it('the version increases once somebody reads the marks written by a crashed process', async () => {
    await write([markInput(ada, q1.id, 300)])
    await changesOf()
    const tag = String((await tagAfter(undefined)).headers['etag'])
    const at = new Date(Date.now() - 60_000)
    const rows = test.servers.connection.collection<{ log: object[] }>('mark_rows')
    const entry = {
      ...{
        leafId: q1.id,
        version: 2,
        from: 300,
        to: 100,
        by: owner.userId,
        at,
        operationId: newOperation().id,
      },
      ...{ kind: 'type', of: null, place: 0, afterRelease: false, epoch: 0 },
    }
    const mark = { [`marks.${q1.id}.valueHundredths`]: 100, [`marks.${q1.id}.version`]: 2 }
    await rows.updateOne({ examId: exam.id, studentId: ada }, { $set: mark, $push: { log: entry } })
    expect((await tagAfter(tag)).statusCode).toBe(304)
    expect(await changesOf()).toHaveLength(2)
    const found = await tagAfter(tag)
    expect(found.statusCode).toBe(200)
    // The version increases only once.
    await changesOf()
    expect((await tagAfter(String(found.headers['etag']))).statusCode).toBe(304)
  })
})

describe('a write that was checked before a change', () => {
  beforeEach(() => write([markInput(ada, q1.id, 300), markInput(ben, q1.id, 300)]))

  it('a write checked before the review is not saved after it', async () => {
    const held = holdNext('rows')
    const late = send([markInput(ada, q1.id, 100, 1)])
    await held.reached
    expect((await setStatus('reviewed')).statusCode).toBe(200)
    const locked = await kit.sheetOf(owner, exam.id)
    held.letGo()
    expect(codeOf(await late)).toBe('exams/read-only')
    expect((await kit.sheetOf(owner, exam.id)).rows).toEqual(locked.rows)
    expect(await changesOf()).toHaveLength(2)
    // After reopening, the same write is accepted.
    await setStatus('marking')
    expect(await outcomes([markInput(ada, q1.id, 100, 1)])).toEqual([2])
  })

  it('a write checked before the review is not saved after it, even for a student added since', async () => {
    const [cleo = ''] = await kit.addStudents(classId, [{ name: 'Cleo' }])
    const held = holdNextNewRows()
    const late = send([markInput(cleo, q1.id, 100)])
    await held.reached
    expect((await setStatus('reviewed')).statusCode).toBe(200)
    held.letGo()
    expect(codeOf(await late)).toBe('exams/read-only')
    expect(await stored(cleo, q1.id)).toBeUndefined()
    // The row of the new student is fenced as well, for everybody who read the exam before.
    const row = await test.servers.connection.collection('mark_rows').findOne({ studentId: cleo })
    expect(row?.['fence']).toBeLessThan(0)
  })

  it('a write to a question being removed by an undo is refused, or keeps the question if it was saved first', async () => {
    const [q3] = leavesOf([5]) as [ExamLeaf]
    const add = async () => {
      exam = await kit.getExam(owner, exam.id)
      const structure = withLeaves(exam.structure, [q1, q2, q3])
      const request = { version: exam.version, structure }
      return StructureChanged.parse(
        (await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, request)).json(),
      )
    }
    const undo = (changeId: string | null) =>
      kit.call(owner, 'POST', `/exams/${exam.id}/structure/undo`, { changeId })

    const first = await add()
    const before = holdNext('rows')
    const late = outcomes([markInput(ada, q3.id, 100)], colleague)
    await before.reached
    expect((await undo(first.changeId)).statusCode).toBe(200)
    before.letGo()
    expect(await late).toEqual([{ outcome: 'refused', reason: 'unknown-question' }])

    const second = await add()
    const after = holdNext('version')
    const landed = outcomes([markInput(ada, q3.id, 100)], colleague)
    await after.reached
    const refused = await undo(second.changeId)
    after.letGo()
    expect([refused.statusCode, codeOf(refused), await landed]).toEqual([409, 'exams/changed-meanwhile', [1]])
    expect((await kit.getExam(owner, exam.id)).structure).toEqual(second.exam.structure)
    expect((await stored(ada, q3.id))?.valueHundredths).toBe(100)
  })

  it('a write is decided again after others have written the same cells', async () => {
    const held = holdNext('rows')
    const late = write([markInput(ada, q1.id, 100, 1), markInput(ada, q2.id, 100), markInput(ben, q2.id, 50)])
    await held.reached
    // Moments must differ by at least a millisecond.
    const begun = Date.now()
    await expect.poll(() => Date.now()).toBeGreaterThan(begun + 2)
    const theirs = await write([markInput(ada, q1.id, 200, 1)], colleague)
    held.letGo()
    const mine = await late
    expect([theirs.outcomes, mine.outcomes]).toMatchObject([
      [2],
      [{ outcome: 'conflict', mark: { valueHundredths: 200 } }, 1, 1],
    ])
    // No write gets a timestamp before a moment that has been read already.
    expect(Date.parse(mine.at)).toBeGreaterThanOrEqual(Date.parse(theirs.at))
    expect(await changesOf()).toHaveLength(5)
  })

  it('a write stops retrying when its author has left the class', async () => {
    let isLeft = false
    onSave(async () => {
      // Simulate others writing the same rows before each attempt.
      if (!isLeft) {
        isLeft = true
        await test.servers.connection.collection<{ members: object[] }>('classes').updateOne(
          { 'members.userId': colleague.userId },
          {
            $pull: { members: { userId: colleague.userId } },
          },
        )
      }
      // The exam matches, none of the rows does.
      return { matchedCount: 1, modifiedCount: 1 } as Saved
    })
    expect(codeOf(await send([markInput(ada, q1.id, 100, 1)], colleague))).toBe('general/not-found')
  })

  it('a write checked before the review is not saved once an interrupted review is repeated', async () => {
    const rows = test.servers.connection.collection('mark_rows')
    const original = rows.bulkWrite.bind(rows)
    let isFenced = false
    vi.spyOn(rows, 'bulkWrite').mockImplementation(async (operations, options) => {
      if (!isFenced && JSON.stringify(operations).includes('"$max"')) {
        isFenced = true
        throw new Error('the connection is gone')
      }
      return original(operations, options)
    })
    const held = holdNext('rows')
    const late = send([markInput(ada, q1.id, 100, 1)])
    await held.reached
    expect((await setStatus('reviewed')).statusCode).toBe(500)
    expect((await setStatus('reviewed')).statusCode).toBe(200)
    held.letGo()
    expect(codeOf(await late)).toBe('exams/read-only')
    expect((await stored(ada, q1.id))?.valueHundredths).toBe(300)
  })
})
