import { activeLeaves, allLeaves } from '@classeur/domain/exams'
import {
  type ChangeStructureRequest,
  type Exam,
  type ExamLeaf,
  type MarkCode,
  type MarkInput,
  type SheetMark,
  StructureChanged,
  StructurePreview,
  unpackSheet,
  WriteMarksAnswer,
} from '@classeur/contracts'
import { eventually, newId } from '@classeur/local/testing'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, testPublicUrl, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
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
let q3: ExamLeaf
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  const students = await kit.addStudents(classId, [{ name: 'Ada' }, { name: 'Ben' }])
  ;[ada, ben] = students as [string, string]
  const leaves = leavesOf([4, 6, 10])
  ;[q1, q2, q3] = leaves as [ExamLeaf, ExamLeaf, ExamLeaf]
  exam = await kit.newExam(owner, classId, structureOf(leaves))
})

const write = (person: SignedIn, epoch: number, inputs: readonly MarkInput[]) =>
  kit.write(person, exam.id, inputs, epoch)
const cell = (studentId: string, leafId: string, code: MarkCode, version = 0) =>
  markInput(studentId, leafId, code, version)
const outcomesOf = async (inputs: readonly MarkInput[], epoch = 0, person = owner) =>
  WriteMarksAnswer.parse((await write(person, epoch, inputs)).json()).outcomes.map((one) =>
    typeof one === 'number' ? 'saved' : one.outcome === 'refused' ? one.reason : one.outcome,
  )
const change = (request: Partial<ChangeStructureRequest>, person = owner) =>
  kit.call(person, 'PUT', `/exams/${exam.id}/structure`, { version: exam.version, ...request })
const changed = async (request: Partial<ChangeStructureRequest>) => {
  const answer = await change(request)
  expect(answer.statusCode).toBe(200)
  const result = StructureChanged.parse(answer.json())
  exam = result.exam
  return result
}
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code
interface Row {
  studentId: string
  marks: Record<string, SheetMark>
}
const rowsOf = async (): Promise<Row[]> =>
  [...unpackSheet(await kit.sheetOf(owner, exam.id))]
    .map(([studentId, marks]) => ({ studentId, marks: Object.fromEntries(marks) }))
    .sort((a, b) => (a.studentId < b.studentId ? -1 : 1))
const valueOf = async (studentId: string, leafId: string) =>
  (await rowsOf()).find((row) => row.studentId === studentId)?.marks[leafId]?.valueHundredths

describe('writing marks', () => {
  it('reports an outcome per cell and refuses marks off the step, above the maximum or of unknown students', async () => {
    const bonus = leavesOf([2], { isBonus: true, label: 'Bonus' })
    const [late = ''] = await kit.addStudents(classId, [{ name: 'Late', joinedOn: '2026-12-01' }])
    exam = await kit.newExam(owner, classId, structureOf([q1, q2, q3, ...bonus]))
    expect(
      await outcomesOf([
        cell(ada, q1.id, 350),
        cell(ada, q2.id, 625),
        cell(ada, q3.id, 310),
        cell(ada, bonus[0]?.id ?? '', 300),
        cell(newId(), q1.id, 100),
        cell(late, q1.id, 100),
        cell(ben, newId(), 100),
        cell(ben, q1.id, 'absent'),
        cell(ben, q2.id, 0),
      ]),
    ).toEqual([
      ...['saved', 'above-maximum', 'off-step', 'saved', 'unknown-student', 'not-applicable'],
      ...['unknown-question', 'saved', 'saved'],
    ])
    expect(await valueOf(ada, q2.id)).toBeUndefined()
    expect(await kit.getExam(owner, exam.id)).toMatchObject({
      status: 'marking',
      progress: { entered: 4, total: 8 },
    })
  })

  it('refuses a mark without value or status, a repeated cell, and an empty request', async () => {
    expect((await write(owner, 0, [cell(ada, q1.id, 'ill' as MarkCode)])).statusCode).toBe(400)
    expect((await write(owner, 0, [cell(ada, q1.id, 100), cell(ada, q1.id, 200)])).statusCode).toBe(400)
    expect((await write(owner, 0, [])).statusCode).toBe(400)
    expect((await write(owner, 1, [cell(ada, q1.id, 100)])).statusCode).toBe(400)
    expect((await kit.getExam(owner, exam.id)).isStarted).toBe(false)
  })

  it('keeps a concurrent mark and returns it', async () => {
    const colleague = await kit.join(classId, await kit.newTeacher(), 'marker')
    expect(await outcomesOf([cell(ada, q1.id, 300)], 0, colleague)).toEqual(['saved'])
    const answer = WriteMarksAnswer.parse((await write(owner, 0, [cell(ada, q1.id, 200)])).json())
    expect(answer.outcomes).toMatchObject([
      { outcome: 'conflict', mark: { valueHundredths: 300, by: colleague.userId, version: 1 } },
    ])
    expect(await outcomesOf([cell(ada, q1.id, 200, 1)])).toEqual(['saved'])
    expect(await outcomesOf([cell(ada, q1.id, null, 2)])).toEqual(['saved'])
    expect(await valueOf(ada, q1.id)).toBeNull()
  })

  it('does not change the comment or the error types of a cell', async () => {
    expect(await outcomesOf([cell(ada, q1.id, 300)])).toEqual(['saved'])
    const noted = { comment: 'Well argued', errorTypes: ['sign'] }
    await test.servers.connection.collection('mark_rows').updateOne(
      { examId: exam.id, studentId: ada },
      {
        $set: Object.fromEntries(
          Object.entries(noted).map(([field, value]) => [`marks.${q1.id}.${field}`, value]),
        ),
      },
    )
    const markOf = async () => {
      const { leafIds, rows } = await kit.sheetOf(owner, exam.id)
      const row = rows.find(({ studentId }) => studentId === ada)
      return {
        comment: row?.comments?.[q1.id],
        errorTypes: row?.errorTypes?.[q1.id],
        ...unpackSheet({ leafIds, people: [], rows }).get(ada)?.get(q1.id),
      }
    }
    expect(await outcomesOf([cell(ada, q1.id, 200, 1)])).toEqual(['saved'])
    expect(await markOf()).toMatchObject({ ...noted, valueHundredths: 200, version: 2 })
    expect(await outcomesOf([cell(ada, q1.id, 'absent', 2)])).toEqual(['saved'])
    expect(await markOf()).toMatchObject({ ...noted, valueHundredths: null, status: 'absent' })
    expect(await outcomesOf([cell(ada, q2.id, 200)])).toEqual(['saved'])
    const { rows } = await kit.sheetOf(owner, exam.id)
    expect(rows.flatMap(({ errorTypes }) => Object.keys(errorTypes ?? {}))).toEqual([q1.id])
  })

  it('saves exactly one of many concurrent marks of a cell, and all concurrent marks of different cells', async () => {
    const values = Array.from({ length: 8 }, (_, index) => index * 50)
    const answers = await Promise.all(values.map((value) => outcomesOf([cell(ada, q1.id, value)])))
    expect(answers.filter(([outcome]) => outcome === 'saved')).toHaveLength(1)
    const others = [ada, ben].flatMap((student) => [cell(student, q2.id, 100), cell(student, q3.id, 100)])
    expect((await Promise.all(others.map((one) => outcomesOf([one])))).flat()).toEqual(
      others.map(() => 'saved'),
    )
  })

  it('never deadlocks when many people write the same rows in different orders', async () => {
    const students = await kit.addStudents(
      classId,
      Array.from({ length: 12 }, (_, index) => ({ name: `S${String(index)}` })),
    )
    const blocks = Array.from({ length: 8 }, (_, writer) => {
      const from = writer % students.length
      const rotated = [...students.slice(from), ...students.slice(0, from)]
      const cells = rotated.flatMap((id) => [q1, q2, q3].map((leaf) => cell(id, leaf.id, writer * 50)))
      return writer % 2 === 0 ? cells : cells.reverse()
    })
    const outcomes = await Promise.all(blocks.map((block) => outcomesOf(block)))
    expect(outcomes.flat().filter((outcome) => outcome === 'saved')).toHaveLength(students.length * 3)
    expect(new Set(outcomes.flat())).toEqual(new Set(['saved', 'conflict']))
  })

  it('is announced to the members of the class with the class and the part only', async () => {
    const url = await test.listen()
    const socket = io(url, {
      auth: { token: owner.accessToken },
      transports: ['websocket'],
      extraHeaders: { origin: testPublicUrl },
      forceNew: true,
    })
    try {
      const events: unknown[] = []
      socket.on('class:changed', (event: unknown) => events.push(event))
      await new Promise<void>((resolve) => socket.once('connect', resolve))
      await kit.enter(owner, exam, { [ada]: [1] })
      await eventually(() => {
        expect(events).toContainEqual({ classId, part: 'marks' })
      })
      await changed({ structure: withLeaves(exam.structure, [q1, q2]) })
      await eventually(() => {
        expect(events).toContainEqual({ classId, part: 'exams' })
      })
    } finally {
      socket.close()
    }
  })

  it('updates the summary, as do changes of the roster and the structure', async () => {
    const card = async () => (await kit.cards(owner, classId))[0]
    await kit.enter(owner, exam, { [ada]: [4, 6, 5], [ben]: [2, 'absent', 5] })
    // Ada 15/20, Ben 7/14.
    expect(await card()).toMatchObject({
      progress: { entered: 6, total: 6 },
      mean: { share: '5/8', papers: 2 },
    })
    // A summary of an older version without an exact mean is recomputed, although nothing has changed since.
    const stored = test.servers.connection.collection('exams')
    const kept = { $unset: { 'summary.mean': 1 }, $set: { 'summary.meanBasisPoints': 1 } } as const
    await stored.updateOne({ classId }, kept)
    expect(await card()).toMatchObject({ mean: { share: '5/8', papers: 2 } })
    await kit.addStudents(classId, [{ name: 'Cleo' }])
    expect(await card()).toMatchObject({
      progress: { entered: 6, total: 9 },
      mean: { share: '5/8', incomplete: 1 },
    })
    await changed({ structure: withLeaves(exam.structure, [q1, q2]) })
    // Ada 10/10, Ben 2/4.
    expect(await card()).toMatchObject({ progress: { entered: 4, total: 6 }, mean: { share: '3/4' } })
  })
})

describe('changing the structure of a started exam', () => {
  beforeEach(async () => {
    await kit.enter(owner, exam, { [ada]: [3, 6, 8], [ben]: ['absent', 1.5, 0] })
  })

  it('retires a removed question and restores it with every mark unchanged', async () => {
    const before = await rowsOf()
    const structure = withLeaves(exam.structure, [q1, q3])
    const preview = await kit.call(owner, 'POST', `/exams/${exam.id}/structure/preview`, {
      version: exam.version,
      structure,
    })
    expect(StructurePreview.parse(preview.json())).toMatchObject({
      retired: [{ leafId: q2.id, label: 'Q2', marks: 2 }],
      ...{ restored: [], maxima: [], oldMaximumHundredths: 2000, newMaximumHundredths: 1400 },
    })
    const original = exam.structure
    await changed({ structure })
    expect(activeLeaves(exam.structure).map(({ label }) => label)).toEqual(['Q1', 'Q3'])
    expect(allLeaves(exam.structure)).toHaveLength(3)
    expect(await rowsOf()).toEqual(before)
    expect(await outcomesOf([cell(ada, q2.id, 100, 1)])).toEqual(['unknown-question'])

    await changed({ structure: original })
    expect(exam.structure).toEqual(original)
    expect(await rowsOf()).toEqual(before)
  })

  it('asks before a maximum with marks changes, and applies the answer', async () => {
    const before = await rowsOf()
    const structure = withLeaves(exam.structure, [
      { ...q1, maxHundredths: 600 },
      { ...q2, maxHundredths: 300 },
      q3,
    ])
    const preview = await kit.call(owner, 'POST', `/exams/${exam.id}/structure/preview`, {
      version: exam.version,
      structure,
    })
    expect(StructurePreview.parse(preview.json()).maxima).toMatchObject([
      { leafId: q1.id, oldMaxHundredths: 400, newMaxHundredths: 600, marks: 1, above: 0 },
      { leafId: q2.id, oldMaxHundredths: 600, newMaxHundredths: 300, marks: 2, above: 1 },
    ])
    const missing = await change({ structure, answers: { [q1.id]: 'rescale' } })
    expect([missing.statusCode, codeOf(missing)]).toEqual([422, 'exams/answer-missing'])
    expect(await rowsOf()).toEqual(before)

    await changed({ structure, answers: { [q1.id]: 'rescale', [q2.id]: 'keep-points' } })
    const after = await rowsOf()
    for (const row of before) {
      const now = after.find(({ studentId }) => studentId === row.studentId)
      for (const [leafId, mark] of Object.entries(row.marks)) {
        const isRescaled = leafId === q1.id && row.studentId === ada
        expect(now?.marks[leafId]).toEqual(
          isRescaled ? { ...mark, valueHundredths: 450, version: 2, at: now?.marks[leafId]?.at } : mark,
        )
      }
    }
  })

  it('can be undone and redone with every mark restored exactly', async () => {
    const original = exam.structure
    const before = await rowsOf()
    const values = (rows: Row[]) =>
      rows.map(({ marks }) => [q1, q2, q3].map(({ id }) => [marks[id]?.valueHundredths, marks[id]?.status]))
    // 150 of 600 becomes 50 of 200, rounded to whole points 100; scaling that back would give 300.
    const structure = withLeaves(exam.structure, [q1, { ...q2, maxHundredths: 200, stepHundredths: 100 }])
    const { changeId } = await changed({ structure, answers: { [q2.id]: 'rescale' } })
    expect(await valueOf(ben, q2.id)).toBe(100)
    const rescaled = values(await rowsOf())

    const undo = (id: string | null) =>
      kit.call(owner, 'POST', `/exams/${exam.id}/structure/undo`, { changeId: id })
    const back = StructureChanged.parse((await undo(changeId)).json())
    expect(back.exam.structure).toEqual(original)
    expect(values(await rowsOf())).toEqual(values(before))
    expect(codeOf(await undo(changeId))).toBe('exams/changed-meanwhile')

    const again = StructureChanged.parse((await undo(back.changeId)).json())
    expect(again.exam.structure).toEqual(exam.structure)
    expect(values(await rowsOf())).toEqual(rescaled)
  })

  it('cannot be undone if a mark was entered since', async () => {
    const { changeId } = await changed({ structure: withLeaves(exam.structure, [q1, q2]) })
    await kit.enter(owner, exam, { [ada]: [4] })
    const answer = await kit.call(owner, 'POST', `/exams/${exam.id}/structure/undo`, { changeId })
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'exams/changed-meanwhile'])
    expect(await valueOf(ada, q1.id)).toBe(400)
  })

  it('keeps the totals when an exam is divided into questions', async () => {
    const single = structureOf([], 20)
    exam = await kit.newExam(owner, classId, { ...single, mode: 'total', exercises: [] })
    await kit.enter(owner, exam, { [ada]: [15], [ben]: [9.5] })
    const before = await rowsOf()
    await changed({ structure: { ...structureOf(leavesOf([12, 8])), totalLeaf: exam.structure.totalLeaf } })
    expect(await rowsOf()).toEqual(before)
    expect(await kit.getExam(owner, exam.id)).toMatchObject({ progress: { entered: 0, total: 4 } })
    await changed({ structure: { ...exam.structure, mode: 'total' } })
    expect(await kit.getExam(owner, exam.id)).toMatchObject({
      progress: { entered: 2, total: 2 },
      mean: { share: '49/80' },
    })
  })

  it('refuses a change based on an older version, so that one of two concurrent changes is repeated', async () => {
    const structures = [
      [q1, q2],
      [q2, q3],
    ].map((leaves) => withLeaves(exam.structure, leaves))
    const answers = await Promise.all(structures.map((structure) => change({ structure })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const loser = answers.find(({ statusCode }) => statusCode === 409)
    expect(loser && codeOf(loser)).toBe('exams/changed-meanwhile')
    const stored = await test.servers.connection
      .collection('structure_changes')
      .countDocuments({ examId: exam.id })
    expect(stored).toBe(1)
  })

  it('changes neither data nor version if nothing differs', async () => {
    const { changeId, exam: same } = await changed({ structure: exam.structure })
    expect(changeId).toBeNull()
    expect(same.version).toBe((await kit.getExam(owner, exam.id)).version)
  })
})

describe('marks that are entered while a maximum changes', () => {
  it('are refused if they were typed for the old maximum', async () => {
    await kit.enter(owner, exam, { [ada]: [3] })
    await changed({
      structure: withLeaves(exam.structure, [{ ...q1, maxHundredths: 800 }, q2, q3]),
      answers: { [q1.id]: 'rescale' },
    })
    expect(await outcomesOf([cell(ben, q1.id, 300), cell(ben, q2.id, 300)], 0)).toEqual([
      ...['rescaled-meanwhile', 'saved'],
    ])
    expect(await outcomesOf([cell(ben, q1.id, 300)], 1)).toEqual(['saved'])
  })

  it('are refused even if no number had been entered before, also in a draft', async () => {
    const draft = await change({
      structure: withLeaves(exam.structure, [{ ...q1, maxHundredths: 800 }, q2, q3]),
    })
    exam = StructureChanged.parse(draft.json()).exam
    expect(await outcomesOf([cell(ada, q1.id, 300), cell(ada, q2.id, 300)], 0)).toEqual([
      ...['rescaled-meanwhile', 'saved'],
    ])
    exam = await kit.getExam(owner, exam.id)
    const { changeId } = await changed({
      structure: withLeaves(exam.structure, [
        { ...q1, maxHundredths: 800 },
        q2,
        { ...q3, maxHundredths: 500 },
      ]),
    })
    expect(await outcomesOf([cell(ben, q3.id, 300)], 1)).toEqual(['rescaled-meanwhile'])
    expect(await valueOf(ada, q2.id)).toBe(300)

    const undo = await kit.call(owner, 'POST', `/exams/${exam.id}/structure/undo`, { changeId })
    expect(undo.statusCode).toBe(200)
    expect(await outcomesOf([cell(ben, q3.id, 300)], 2)).toEqual(['rescaled-meanwhile'])
    expect(await outcomesOf([cell(ben, q3.id, 300)], 3)).toEqual(['saved'])
  })

  it('end up rescaled once or refused, never lost or rescaled twice, in any order of events', async () => {
    const students = await kit.addStudents(
      classId,
      Array.from({ length: 20 }, (_, index) => ({ name: `S${String(index)}` })),
    )
    const colleague = await kit.join(classId, await kit.newTeacher(), 'marker')
    await kit.enter(owner, exam, Object.fromEntries(students.map((id) => [id, [4]])))
    const writes = students.map((id) => async () => {
      const outcomes = await outcomesOf([cell(id, q1.id, 200, 1)], 0, colleague)
      return { id, outcome: outcomes[0] }
    })
    const structure = withLeaves(exam.structure, [{ ...q1, maxHundredths: 200 }, q2, q3])
    const racing = Promise.all(writes.map((run) => run()))
    const answer = await change({ structure, answers: { [q1.id]: 'rescale' } })
    expect(answer.statusCode).toBe(200)
    for (const { id, outcome } of await racing) {
      // 4 of 4 becomes 2 of 2; a 2 of 4 saved before the change becomes 1 of 2.
      expect([id, outcome, await valueOf(id, q1.id)]).toEqual(
        outcome === 'saved' ? [id, 'saved', 100] : [id, outcome, 200],
      )
    }
    const rows = await test.servers.connection.collection('mark_rows').find({ examId: exam.id }).toArray()
    expect(new Set(rows.map((row) => row['epoch'] as number))).toEqual(new Set([1]))
  })

  it('are converted even if the process crashed half-way through the change', async () => {
    await kit.enter(owner, exam, { [ada]: [4], [ben]: [2] })
    const rows = test.servers.connection.collection('mark_rows')
    const before = await rows.find({ examId: exam.id }).toArray()
    await changed({
      structure: withLeaves(exam.structure, [{ ...q1, maxHundredths: 200 }, q2, q3]),
      answers: { [q1.id]: 'rescale' },
    })
    for (const row of before) await rows.replaceOne({ _id: row._id }, row)
    expect(await valueOf(ada, q1.id)).toBe(200)
    expect(await valueOf(ben, q1.id)).toBe(100)
  })
})
