import {
  AssignQuestionsRequest,
  ExamSheet,
  MarkHistory,
  MarksAt,
  OperationsPage,
  StructureChanged,
  WriteMarksAnswer,
  marksTag,
  unpackSheet,
  type Exam,
  type ExamLeaf,
  type MarkCode,
  type MarkInput,
} from '@classeur/contracts'
import { createMarkLog } from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import {
  createExamKit,
  leavesOf,
  markInput,
  newOperation,
  structureOf,
  untilDrained,
  withLeaves,
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

const write = async (inputs: readonly MarkInput[], person = owner, epoch = 0) => {
  const answer = await kit.write(person, exam.id, inputs, epoch)
  return WriteMarksAnswer.parse(answer.json())
}
const read = async (path: string, person = owner) => {
  const answer = await kit.call(person, 'GET', `/exams/${exam.id}${path}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<unknown>()
}
const history = async (query = '') => MarkHistory.parse(await read(`/marks/history?${query}`))
const at = async (moment: string, query = '') => {
  const { cells } = MarksAt.parse(await read(`/marks/at?at=${moment}${query}`))
  return new Map(cells.map(({ studentId, leafId, code }) => [`${studentId}:${leafId}`, code]))
}
const operations = async (person = owner, cursor?: string) =>
  OperationsPage.parse(await read(`/marks/operations${cursor ? `?cursor=${cursor}` : ''}`, person))
const collection = (name: string) => test.servers.connection.collection<Record<string, unknown>>(name)
const setStatus = async (status: string, person = owner) =>
  (await kit.call(person, 'POST', `/exams/${exam.id}/status`, { status })).statusCode

describe('the history of marks', () => {
  it('is available per cell, row, column or sheet, newest first, in pages without gaps or repeats', async () => {
    const colleague = await kit.join(classId, await kit.newTeacher(), 'marker')
    await write([markInput(ada, q1.id, 100), markInput(ada, q2.id, 200), markInput(ben, q1.id, 300)])
    await write([markInput(ada, q1.id, 150, 1)], colleague)
    await write([markInput(ada, q1.id, 'absent', 2), markInput(ben, q1.id, null, 1)])

    const cell = await history(`studentId=${ada}&leafId=${q1.id}`)
    expect(cell.changes.map(({ version, from, to, by }) => [version, from, to, by])).toEqual([
      [3, 150, 'absent', owner.userId],
      [2, 100, 150, colleague.userId],
      [1, null, 100, owner.userId],
    ])
    expect(cell.people.map(({ name }) => name)).toEqual(['Ada', 'Ada'])
    const count = async (query: string) => (await history(query)).changes.length
    expect(await Promise.all([count(`studentId=${ada}`), count(`leafId=${q1.id}`), count('')])).toEqual([
      ...[4, 5, 6],
    ])

    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: MarkHistory = await history(`limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.changes.map(({ studentId, leafId, version }) => `${studentId}:${leafId}:${version}`))
      cursor = page.nextCursor
    }
    expect([paged.length, new Set(paged).size]).toEqual([6, 6])
    expect((await kit.call(owner, 'GET', `/exams/${exam.id}/marks/history?cursor=x-y`)).statusCode).toBe(400)
  })

  it('contains every change by a rescale and its undo, under the name of the change', async () => {
    await write([markInput(ada, q1.id, 300), markInput(ben, q1.id, 'absent')])
    exam = await kit.getExam(owner, exam.id)
    const changed = StructureChanged.parse(
      (
        await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
          ...{ version: exam.version, answers: { [q1.id]: 'rescale' } },
          structure: withLeaves(exam.structure, [{ ...q1, maxHundredths: 800 }, q2]),
        })
      ).json(),
    )
    const undo = { changeId: changed.changeId }
    const back = await kit.call(owner, 'POST', `/exams/${exam.id}/structure/undo`, undo)
    expect(back.statusCode).toBe(200)
    const { changes } = await history(`leafId=${q1.id}&studentId=${ada}`)
    expect(changes.map(({ version, from, to, kind }) => [version, from, to, kind])).toEqual([
      [3, 600, 300, 'rescale'],
      [2, 300, 600, 'rescale'],
      [1, null, 300, 'type'],
    ])
    expect(changes[1]?.operationId).toBe(changed.changeId)
    expect((await operations()).operations.map(({ kind }) => kind)).toEqual(['type', 'type'])
    // A person's operation can't become part of a structure change by using its id.
    const named = { ...newOperation(), id: String(changed.changeId) }
    expect((await write([markInput(ben, q2.id, 100, 0, named)], owner, 2)).outcomes).toEqual([1])
    expect((await operations()).operations[0]).toMatchObject({
      ...{ id: named.id, kind: 'type', cells: [{ studentId: ben, leafId: q2.id }] },
    })
  })

  it('converts marks from before a rescale to the current maximum, so that restoring and undo write correct marks', async () => {
    const cleared = newOperation('type')
    const typed = newOperation('type')
    const { at: before } = await write([
      ...[markInput(ada, q1.id, 300, 0, typed), markInput(ben, q1.id, 300, 0, typed)],
      markInput(ada, q2.id, 300, 0, typed),
    ])
    await expect.poll(() => Date.now()).toBeGreaterThan(new Date(before).getTime() + 1)
    await write([markInput(ada, q1.id, 'absent', 1, cleared)])
    const rescale = async (from: ExamLeaf, maxHundredths: number) => {
      exam = await kit.getExam(owner, exam.id)
      const answer = await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
        ...{ version: exam.version, answers: { [q1.id]: 'rescale' } },
        structure: withLeaves(exam.structure, [{ ...from, maxHundredths }, q2]),
      })
      expect(answer.statusCode).toBe(200)
    }
    const expectBefore = async (points: number) => {
      const cells = await at(before)
      expect([ada, ben].map((student) => cells.get(`${student}:${q1.id}`))).toEqual([points, points])
      expect(cells.get(`${ada}:${q2.id}`)).toBe(300)
      const [latest, first] = (await operations()).operations
      expect(latest).toMatchObject({ id: cleared.id, cells: [{ version: 2, from: points, to: 'absent' }] })
      expect(first?.cells.map(({ to }) => to).sort()).toEqual([300, points, points].sort())
    }
    await expectBefore(300)
    await rescale(q1, 800)
    await expectBefore(600)
    await rescale({ ...q1, maxHundredths: 800 }, 1000)
    await expectBefore(750)

    const undo = newOperation('undo', cleared.id)
    expect((await write([markInput(ada, q1.id, 750, 2, undo)], owner, 2)).outcomes).toEqual([3])
    // The history itself shows the marks as typed at the time.
    const { changes } = await history(`studentId=${ada}&leafId=${q1.id}`)
    const shown = changes.map(({ from, to }) => `${String(from)} → ${String(to)}`)
    expect(shown).toEqual(['absent → 750', '300 → absent', 'null → 300'])

    // Entries of older versions without an epoch are converted too.
    await collection('mark_changes').updateMany({ examId: exam.id }, { $unset: { epoch: '' } })
    const older = await at(before)
    expect([ada, ben].map((student) => older.get(`${student}:${q1.id}`))).toEqual([750, 750])
  })

  it('loses and repeats no entry if draining the log is interrupted at any point', async () => {
    await write([markInput(ada, q1.id, 100), markInput(ben, q1.id, 300)])
    await write([markInput(ada, q1.id, 150, 1)])
    await createMarkLog(test.servers.connection).drain(exam.id)
    const stored = await collection('mark_changes').find({ examId: exam.id }).toArray()
    expect(stored).toHaveLength(3)
    // The state after a crash before the entries were removed from the row, and before one of them was moved. The api may
    // still move entries of this exam, so the crash is made in another one.
    const other = await kit.newExam(owner, classId, structureOf(leavesOf([4, 6])))
    const logOf = (studentId: string) =>
      stored
        .filter((one) => one['studentId'] === studentId)
        .map(({ _id, examId: _examId, classId: _classId, studentId: _studentId, ...entry }) => entry)
    const rows = await collection('mark_rows').find({ examId: exam.id }).toArray()
    await collection('mark_rows').insertMany(
      rows.map(({ _id, ...row }) => ({
        ...row,
        ...{ _id: `other-${String(_id)}` as never, examId: other.id, log: logOf(String(row['studentId'])) },
      })),
    )
    await createMarkLog(test.servers.connection).drain(other.id)
    await collection('mark_changes').deleteOne({ examId: other.id, studentId: ada, version: 2 })
    for (const { studentId } of rows)
      await collection('mark_rows').updateOne(
        { examId: other.id, studentId },
        { $set: { log: logOf(String(studentId)) } },
      )
    const log = createMarkLog(test.servers.connection)
    const historyOfOther = async () =>
      MarkHistory.parse((await kit.call(owner, 'GET', `/exams/${other.id}/marks/history`)).json())
    await Promise.all([log.drain(other.id), log.drain(other.id), historyOfOther()])
    expect((await historyOfOther()).changes).toHaveLength(3)
    expect(
      await collection('mark_rows').countDocuments({ examId: other.id, 'log.0': { $exists: true } }),
    ).toBe(0)
  })

  it('returns the mark of every cell at any moment, like a reference model', async () => {
    const model: { moment: string; cells: Map<string, MarkCode> }[] = []
    const now = new Map<string, MarkCode>()
    const versions = new Map<string, number>()
    const cells = [ada, ben].flatMap((student) => [q1, q2].map((leaf) => [student, leaf.id] as const))
    for (let step = 0; step < 12; step += 1) {
      const chosen = cells.filter((_, index) => (step * 7 + index * 3) % 4 < 2)
      const inputs = chosen.map(([student, leafId]) => {
        const code: MarkCode = step % 5 === 4 ? null : step % 5 === 3 ? 'absent' : (step % 4) * 100
        return markInput(student, leafId, code, versions.get(`${student}:${leafId}`) ?? 0)
      })
      const answer = await write(inputs)
      inputs.forEach(({ studentId, leafId, code }, index) => {
        const key = `${studentId}:${leafId}`
        now.set(key, code)
        versions.set(key, answer.outcomes[index] as number)
      })
      model.push({ moment: answer.at, cells: new Map(now) })
      // Moments must differ by at least a millisecond.
      await expect.poll(() => Date.now()).toBeGreaterThan(new Date(answer.at).getTime() + 1)
    }
    for (const { moment, cells: expected } of model) {
      const found = await at(moment)
      for (const [key, code] of found)
        expect([moment, key, code]).toEqual([moment, key, expected.get(key) ?? null])
      expect(found.size).toBe(now.size)
    }
    const last = model.at(-1)?.moment ?? ''
    expect([...(await at(last, `&studentId=${ada}&leafId=${q1.id}`)).keys()]).toEqual([`${ada}:${q1.id}`])
    expect([...(await at('2020-01-01T00:00:00.000Z')).values()].every((code) => code === null)).toBe(true)
  })

  it('flags changes after a release, which only an owner can make possible', async () => {
    const editor = await kit.join(classId, await kit.newTeacher(), 'editor')
    await write([markInput(ada, q1.id, 100)])
    expect([await setStatus('reviewed'), await setStatus('released')]).toEqual([200, 200])
    const refused = await kit.write(owner, exam.id, [markInput(ada, q1.id, 200, 1)])
    expect(refused.json<{ code: string }>().code).toBe('exams/read-only')
    expect([await setStatus('marking', editor), await setStatus('marking')]).toEqual([403, 200])
    await write([markInput(ada, q1.id, 200, 1), markInput(ada, q2.id, 100)], editor)
    const { changes } = await history(`studentId=${ada}&leafId=${q1.id}`)
    expect(changes).toMatchObject([
      { version: 2, from: 100, to: 200, by: editor.userId, afterRelease: true },
      { version: 1, from: null, to: 100, afterRelease: false },
    ])
  })

  it('works for rows of older versions without a log', async () => {
    await write([markInput(ada, q1.id, 100)])
    // Otherwise the api would store the deleted entry again.
    await untilDrained(test.servers.connection, exam.id)
    await collection('mark_changes').deleteMany({ examId: exam.id })
    await collection('mark_rows').updateOne(
      { examId: exam.id, studentId: ada },
      { $unset: { revision: '', fence: '', log: '' } },
    )
    expect((await write([markInput(ada, q1.id, 300, 1), markInput(ada, q2.id, 50)])).outcomes).toEqual([2, 1])
    const { changes } = await history()
    expect(changes.map(({ version }) => version).sort()).toEqual([1, 2])
    expect([...(await at('2020-01-01T00:00:00.000Z')).values()]).toEqual([100, null])
  })
})

describe('a person’s own operations', () => {
  it('are listed whole, newest first, with their changes, for that person only', async () => {
    const colleague = await kit.join(classId, await kit.newTeacher(), 'marker')
    const paste = newOperation('paste')
    const typed = newOperation('type')
    await write([markInput(ada, q1.id, 100, 0, paste), markInput(ben, q1.id, 200, 0, paste)])
    await write([markInput(ada, q2.id, 300, 0, paste), markInput(ben, q2.id, 50, 0, typed)])
    await write([markInput(ada, q1.id, 150, 1)], colleague)
    const undone = newOperation('undo', typed.id)
    await write([markInput(ben, q2.id, null, 1, undone)])
    const page = await operations()
    expect(page.operations.map(({ id, kind, of, cells }) => [id, kind, of, cells.length])).toEqual([
      [undone.id, 'undo', typed.id, 1],
      [typed.id, 'type', null, 1],
      [paste.id, 'paste', null, 3],
    ])
    expect(page.operations[2]?.cells).toContainEqual({
      ...{ studentId: ada, leafId: q1.id, version: 1, from: null, to: 100 },
    })
    expect(page.nextCursor).toBeNull()
    expect((await operations(colleague)).operations).toHaveLength(1)
  })

  it('keep their order within one request, across any number of pages', async () => {
    const made = Array.from({ length: 130 }, () => newOperation('type'))
    let version = 0
    for (let from = 0; from < made.length; from += 2) {
      const inputs = made.slice(from, from + 2).map((operation, index) => {
        return markInput(index === 0 ? ada : ben, q1.id, (version % 8) * 50, version, operation)
      })
      expect((await write(inputs)).outcomes).toEqual([version + 1, version + 1])
      version += 1
    }
    const found: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: OperationsPage = await operations(owner, cursor)
      found.push(...page.operations.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(found).toEqual(made.map(({ id }) => id).reverse())
  })
})

describe('opening a mark sheet', () => {
  const sheet = async (person = owner) => ExamSheet.parse(await read('/sheet', person))

  it('returns everything in one response, without the teachers’ notes', async () => {
    const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
    const marker = await kit.join(classId, await kit.newTeacher(), 'marker')
    const [late = ''] = await kit.addStudents(classId, [{ name: 'Late', joinedOn: '2026-12-01' }])
    await write([markInput(ada, q1.id, 100), markInput(ada, q2.id, 'absent')], marker)
    const opened = await sheet()
    expect(opened.exam).toMatchObject({ id: exam.id, status: 'marking', progress: { entered: 2, total: 4 } })
    expect(opened.students.map(({ id, takesPart }) => [id, takesPart])).toEqual([
      ...[[ada, true] as const, [ben, true] as const, [late, false] as const],
    ])
    expect(JSON.stringify(await read('/sheet'))).not.toContain('"note"')
    expect(opened.markers.map(({ id, role }) => [id, role])).toEqual([
      ...[[owner.userId, 'owner'] as const, [marker.userId, 'marker'] as const],
    ])
    expect(unpackSheet(opened.marks).get(ada)?.get(q1.id)).toMatchObject({ by: marker.userId, version: 1 })
    expect(opened.may).toEqual({ write: true, change: true, release: true, reopen: true })
    expect((await sheet(marker)).may).toEqual({ write: true, change: false, release: false, reopen: false })
    expect((await sheet(viewer)).may).toEqual({ write: false, change: false, release: false, reopen: false })
  })

  it('returns the students’ shares in earlier exams of the class', async () => {
    const earlier = await kit.newExam(owner, classId, structureOf(leavesOf([10])), { date: '2026-09-10' })
    const later = await kit.newExam(owner, classId, structureOf(leavesOf([10])), { date: '2026-11-10' })
    await kit.enter(owner, earlier, { [ada]: [5], [ben]: [10] })
    await kit.enter(owner, later, { [ada]: [1] })
    expect((await sheet()).earlierExactShares).toEqual({ [ada]: ['1/2'], [ben]: ['1/1'] })
    await kit.enter(owner, earlier, { [ada]: [6] })
    expect((await sheet()).earlierExactShares).toEqual({ [ada]: ['3/5'], [ben]: ['1/1'] })
  })

  it('returns the assigned markers of questions, which people who may change the exam can set', async () => {
    const marker = await kit.join(classId, await kit.newTeacher(), 'marker')
    const viewer = await kit.join(classId, await kit.newTeacher(), 'viewer')
    const put = (assignments: Record<string, string[]>, person = owner) =>
      kit.call(person, 'PUT', `/exams/${exam.id}/assignments`, { assignments })
    const answer = await put({ [q1.id]: [marker.userId, marker.userId], [q2.id]: [] })
    expect(AssignQuestionsRequest.parse(answer.json())).toEqual({
      assignments: { [q1.id]: [marker.userId] },
    })
    expect((await sheet()).assignments).toEqual({ [q1.id]: [marker.userId] })
    const refused = [
      await put({ [newId()]: [marker.userId] }),
      await put({ [q1.id]: [viewer.userId] }),
      await put({ [q1.id]: [marker.userId] }, marker),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 403])
  })

  it('answers 304 while nothing has changed', async () => {
    await write([markInput(ada, q1.id, 100)])
    const get = (tag?: string) =>
      test.app.inject({
        url: `/api/exams/${exam.id}/marks`,
        headers: { ...owner.headers, ...(tag && { 'if-none-match': tag }) },
      })
    const tag = String((await get()).headers['etag'])
    const whole = await test.app.inject({ url: `/api/exams/${exam.id}/sheet`, headers: owner.headers })
    expect(marksTag(whole.json<ExamSheet>().marks)).toBe(tag)
    const same = await get(tag)
    expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', tag])
    await write([markInput(ada, q1.id, 100, 1)])
    expect((await get(tag)).statusCode).toBe(304)
    await write([markInput(ada, q1.id, 200, 1)])
    expect((await get(tag)).statusCode).toBe(200)
  })
})

it('the mark sheet and its history are readable by everybody who may read the marks, and hidden from strangers', async () => {
  await write([markInput(ada, q1.id, 100)])
  const people = {
    marker: await kit.join(classId, await kit.newTeacher(), 'marker'),
    viewer: await kit.join(classId, await kit.newTeacher(), 'viewer'),
    stranger: await kit.newTeacher(),
  }
  const moment = new Date().toISOString()
  const reads = ['/sheet', '/marks', '/marks/history', `/marks/at?at=${moment}`, '/marks/operations']
  for (const [name, person] of Object.entries(people)) {
    const answers = await Promise.all(
      reads.map((path) => kit.call(person, 'GET', `/exams/${exam.id}${path}`)),
    )
    expect([name, answers.map(({ statusCode }) => statusCode)]).toEqual([
      ...[name, reads.map(() => (name === 'stranger' ? 404 : 200))],
    ])
    const assigned = await kit.call(person, 'PUT', `/exams/${exam.id}/assignments`, { assignments: {} })
    expect(assigned.statusCode).toBe(name === 'stranger' ? 404 : 403)
  }
})
