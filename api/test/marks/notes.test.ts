import {
  MarkHistory,
  MarksAt,
  MarksWritten,
  OperationsPage,
  StructureChanged,
  SuggestedComments,
  WriteMarksAnswer,
  mostNotes,
  unpackSheet,
  type CellNote,
  type Exam,
  type ExamLeaf,
  type MarkInput,
} from '@classeur/contracts'
import { createMarkLog } from '@classeur/database'
import { newId } from '@classeur/local/testing'
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

const none: CellNote = { errorTypes: [], comment: '' }
const method: CellNote = { errorTypes: ['method'], comment: 'Show each step' }
const unit: CellNote = { errorTypes: ['unit', 'reading'], comment: '' }

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

/** A cell to write with a note. */
const noted = (note: CellNote, ...input: Parameters<typeof markInput>): MarkInput => ({
  ...markInput(...input),
  note,
})
/** The id of a new error type of the owner's school. */
const newType = async (name: string): Promise<string> =>
  (await kit.call(owner, 'POST', '/school/error-types', { name })).json<{ id: string }>().id
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
const stored = async (studentId = ada, leafId = q1.id) => {
  const mark = unpackSheet(await kit.sheetOf(owner, exam.id))
    .get(studentId)
    ?.get(leafId)
  return mark && [mark.version, mark.status ?? mark.valueHundredths, mark.note ?? none]
}
const read = async (path: string) => {
  const answer = await kit.call(owner, 'GET', `/exams/${exam.id}${path}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<unknown>()
}
const changes = async (query = '') => {
  const page = MarkHistory.parse(await read(`/marks/history?${query}`))
  return page.changes.map(({ version, from, to, fromNote, toNote }) => [version, from, to, fromNote, toNote])
}
const at = async (moment: string, query = '') => {
  const { cells } = MarksAt.parse(await read(`/marks/at?at=${moment}${query}`))
  const cell = cells.find(({ studentId, leafId }) => studentId === ada && leafId === q1.id)
  return cell && [cell.code, cell.note]
}
const operations = async () => OperationsPage.parse(await read('/marks/operations')).operations
const setStatus = (status: string) => kit.call(owner, 'POST', `/exams/${exam.id}/status`, { status })
const rescale = async (maxHundredths: number) => {
  exam = await kit.getExam(owner, exam.id)
  const answer = await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
    ...{ version: exam.version, answers: { [q1.id]: 'rescale' } },
    structure: withLeaves(exam.structure, [{ ...q1, maxHundredths }, q2]),
  })
  return StructureChanged.parse(answer.json())
}
/** Moments must differ by at least a millisecond. */
const after = (moment: string) =>
  expect.poll(() => Date.now()).toBeGreaterThan(new Date(moment).getTime() + 1)

describe('a written note', () => {
  it('is stored with the mark under one version, and a mark without a note leaves it', async () => {
    expect(await outcomes([noted(method, ada, q1.id, 300)])).toEqual([1])
    expect(await stored()).toEqual([1, 300, method])
    expect(await outcomes([markInput(ada, q1.id, 200, 1)])).toEqual([2])
    expect(await stored()).toEqual([2, 200, method])
    expect(await outcomes([noted(unit, ada, q1.id, 200, 2)])).toEqual([3])
    expect(await stored()).toEqual([3, 200, unit])
    expect(await outcomes([noted(none, ada, q1.id, 200, 3)])).toEqual([4])
    expect(await stored()).toEqual([4, 200, none])
    const { rows } = await kit.sheetOf(owner, exam.id)
    expect(rows[0]).not.toHaveProperty('comments')
    expect(rows[0]).not.toHaveProperty('errorTypes')
  })

  it('stays if a block of marks is pasted over it and many other cells of the student', async () => {
    const leaves = leavesOf(Array.from({ length: 12 }, () => 4))
    const wide = await kit.newExam(owner, classId, structureOf(leaves))
    const [first, second] = leaves as [ExamLeaf, ExamLeaf]
    const writeWide = async (inputs: readonly MarkInput[]) => {
      const { outcomes } = WriteMarksAnswer.parse((await kit.write(owner, wide.id, inputs)).json())
      return outcomes
    }
    await writeWide([noted(method, ada, first.id, 300), noted(unit, ada, second.id, 100)])
    const block = leaves.map(({ id }, index) => markInput(ada, id, 200, index < 2 ? 1 : 0))
    expect(await writeWide(block)).toEqual([2, 2, ...Array.from({ length: 10 }, () => 1)])
    const cells = unpackSheet(await kit.sheetOf(owner, wide.id)).get(ada)
    expect(leaves.map(({ id }) => cells?.get(id)?.valueHundredths)).toEqual(leaves.map(() => 200))
    expect([first, second].map(({ id }) => cells?.get(id)?.note)).toEqual([method, unit])
  })

  it('may be in a cell that was never written, and moves a draft exam to marking like a mark', async () => {
    expect(exam.status).toBe('draft')
    expect(await outcomes([noted(unit, ben, q2.id, null)])).toEqual([1])
    expect(await stored(ben, q2.id)).toEqual([1, null, unit])
    expect((await kit.getExam(owner, exam.id)).status).toBe('marking')
  })

  it('that the cell has already makes no version, and neither does its repetition', async () => {
    const input = noted(method, ada, q1.id, 300)
    expect(await outcomes([input])).toEqual([1])
    expect(await outcomes([noted({ ...method, comment: ' Show each step\n' }, ada, q1.id, 300, 1)])).toEqual([
      1,
    ])
    expect(await outcomes([input])).toEqual([1])
    await write([markInput(ada, q1.id, 100, 1)], colleague)
    expect(await outcomes([input])).toMatchObject([
      { outcome: 'saved', version: 1, mark: { version: 2, ...method } },
    ])
    // Recognised in the log too, after it left the row.
    await changes()
    expect(await outcomes([input])).toMatchObject([{ outcome: 'saved', version: 1 }])
    expect(await outcomes([{ ...input, note: unit }])).toMatchObject([{ outcome: 'conflict' }])
    expect(await changes()).toHaveLength(2)
  })

  it('on an older version is a conflict that returns mark and note, and changes nothing', async () => {
    await write([noted(method, ada, q1.id, 300)], colleague)
    expect(await outcomes([noted(unit, ada, q1.id, null), noted(unit, ada, q2.id, null)])).toMatchObject([
      { outcome: 'conflict', mark: { valueHundredths: 300, version: 1, by: colleague.userId, ...method } },
      1,
    ])
    expect(await outcomes([markInput(ada, q1.id, 200)])).toMatchObject([
      { outcome: 'conflict', mark: { ...method } },
    ])
    expect(await stored()).toEqual([1, 300, method])
  })

  it('exactly one of many concurrent notes of a cell is saved', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        outcomes([noted({ errorTypes: [], comment: `${String(index)}` }, ada, q1.id, null)]),
      ),
    )
    expect(answers.filter(([outcome]) => outcome === 1)).toHaveLength(1)
    expect(await changes()).toHaveLength(1)
  })

  it('has error types of the school, each once, and a comment of at most 500 characters', async () => {
    const type = await newType('Sign')
    const long = 'x'.repeat(500)
    expect(await outcomes([noted({ errorTypes: [type], comment: ` ${long} ` }, ada, q1.id, null)])).toEqual([
      1,
    ])
    expect(await stored()).toEqual([1, null, { errorTypes: [type], comment: long }])
    const refused: CellNote[] = [
      { errorTypes: ['sign'], comment: '' },
      { errorTypes: ['unit', 'unit'], comment: '' },
      { errorTypes: Array.from({ length: 13 }, newId), comment: '' },
      { errorTypes: [], comment: `${long}x` },
      { ...none, more: 1 } as CellNote,
    ]
    for (const note of refused)
      expect((await send([noted(note, ada, q1.id, null, 1)])).statusCode, JSON.stringify(note)).toBe(400)
    expect(await changes()).toHaveLength(1)
  })

  it('is saved in a request with as many of the longest notes as a client sends', async () => {
    const students = await kit.addStudents(
      classId,
      Array.from({ length: 6 }, (_, index) => ({ name: `S${String(index)}` })),
    )
    const leaves = leavesOf(Array.from({ length: 25 }, () => 2))
    exam = await kit.newExam(owner, classId, structureOf(leaves))
    const errorTypes: string[] = []
    for (let number = 1; number <= 12; number += 1) errorTypes.push(await newType(`Type ${String(number)}`))
    const longest = { errorTypes, comment: '長'.repeat(500) }
    const inputs = students.flatMap((student) => leaves.map(({ id }) => noted(longest, student, id, 100)))
    expect(inputs).toHaveLength(mostNotes)
    expect((await outcomes(inputs)).every((outcome) => outcome === 1)).toBe(true)
    expect(await stored(students[5], leaves[24]?.id)).toEqual([1, 100, longest])
  })

  it('is announced with its mark to everyone who has the sheet open, and plain marks without any', async () => {
    const told: MarksWritten[] = []
    const to = test.app.io.to.bind(test.app.io)
    vi.spyOn(test.app.io, 'to').mockImplementation((rooms) => {
      const operator = to(rooms)
      const emit = operator.emit.bind(operator) as (...args: unknown[]) => boolean
      vi.spyOn(operator, 'emit').mockImplementation((...args: unknown[]) => {
        if (args[0] === 'marks:written') told.push(MarksWritten.parse(args[1]))
        return emit(...args)
      })
      return operator
    })
    await write([noted(method, ada, q1.id, null), markInput(ben, q1.id, 100)])
    await write([markInput(ada, q1.id, 300, 1), markInput(ben, q1.id, 200, 1)])
    await write([noted(none, ada, q1.id, 300, 2)])
    expect(told.map(({ cells }) => cells)).toEqual([
      [
        [0, 0, 1, null, method],
        [1, 0, 1, 100],
      ],
      // A cell with a note always has it in the event, so nobody needs to have seen the version before.
      [
        [0, 0, 2, 300, method],
        [1, 0, 2, 200],
      ],
      [[0, 0, 3, 300]],
    ])
  })
})

describe('who may write a note', () => {
  it('the same people as marks; others are refused and change nothing', async () => {
    const [marker, viewer, stranger] = await Promise.all([
      kit.newTeacher(),
      kit.newTeacher(),
      kit.newTeacher(),
    ])
    await kit.join(classId, marker, 'marker')
    await kit.join(classId, viewer, 'viewer')
    const input = noted(method, ada, q1.id, null)
    expect((await send([input], viewer)).statusCode).toBe(403)
    expect((await send([input], stranger)).statusCode).toBe(404)
    expect(await stored()).toBeUndefined()
    expect((await send([input], marker)).statusCode).toBe(200)
    const sheet = await kit.call(stranger, 'GET', `/exams/${exam.id}/marks`)
    expect(sheet.statusCode).toBe(404)
  })

  it('nobody after the review, unless the cell has the note already', async () => {
    await write([noted(method, ada, q1.id, 300)])
    await setStatus('reviewed')
    expect(codeOf(await send([noted(unit, ada, q1.id, 300, 1)]))).toBe('exams/read-only')
    expect(codeOf(await send([noted(unit, ben, q1.id, null)]))).toBe('exams/read-only')
    expect(await outcomes([noted(method, ada, q1.id, 300, 1)])).toEqual([1])
    expect(await stored()).toEqual([1, 300, method])
  })

  it('nobody for students and questions that accept no marks', async () => {
    const [late = ''] = await kit.addStudents(classId, [{ name: 'Late', joinedOn: '2026-10-02' }])
    const refusals = await outcomes([
      ...[noted(unit, late, q1.id, null), noted(unit, newId(), q1.id, null), noted(unit, ada, newId(), null)],
    ])
    expect(refusals).toEqual(
      ['not-applicable', 'unknown-student', 'unknown-question'].map((reason) => ({
        outcome: 'refused',
        reason,
      })),
    )
  })

  it('a stored mark that the question would refuse now may get a note, but no other mark with it', async () => {
    await write([markInput(ada, q1.id, 400)])
    exam = await kit.getExam(owner, exam.id)
    const lowered = await kit.call(owner, 'PUT', `/exams/${exam.id}/structure`, {
      ...{ version: exam.version, answers: { [q1.id]: 'keep-points' } },
      structure: withLeaves(exam.structure, [{ ...q1, maxHundredths: 300 }, q2]),
    })
    expect(lowered.statusCode, lowered.body).toBe(200)
    const refused = { outcome: 'refused', reason: 'above-maximum' }
    expect(await outcomes([noted(method, ada, q1.id, 350, 1)])).toEqual([refused])
    expect(await outcomes([noted(method, ada, q1.id, 400, 1)])).toEqual([2])
    expect(await stored()).toEqual([2, 400, method])
    await setStatus('reviewed')
    expect(codeOf(await send([noted(unit, ada, q1.id, 400, 2)]))).toBe('exams/read-only')
    expect(await stored()).toEqual([2, 400, method])
  })
})

describe('the log of notes', () => {
  it('has the old and the new note of each change of a note, and none for changes of marks only', async () => {
    await write([noted(method, ada, q1.id, 300)])
    await write([markInput(ada, q1.id, 200, 1)])
    await write([noted(unit, ada, q1.id, 200, 2, newOperation('note'))])
    await write([noted(unit, ada, q1.id, 100, 3)])
    expect(await changes(`studentId=${ada}&leafId=${q1.id}`)).toEqual([
      [4, 200, 100, undefined, undefined],
      [3, 200, 200, method, unit],
      [2, 300, 200, undefined, undefined],
      [1, null, 300, none, method],
    ])
  })

  it('returns mark and note of a cell at any moment, also while changes are still in the rows', async () => {
    const moments: [string, unknown][] = []
    const steps: [MarkInput, unknown][] = [
      [markInput(ada, q1.id, 100), [100, undefined]],
      [noted(method, ada, q1.id, 100, 1), [100, method]],
      [markInput(ada, q1.id, 'absent', 2), ['absent', method]],
      [noted(unit, ada, q1.id, 200, 3), [200, unit]],
      [noted(none, ada, q1.id, 200, 4), [200, undefined]],
      [markInput(ada, q1.id, 300, 5), [300, undefined]],
    ]
    for (const [input, expected] of steps) {
      const { at: moment } = await write([input])
      moments.push([moment, expected])
      await after(moment)
    }
    for (const query of ['', `&studentId=${ada}`, `&leafId=${q1.id}`]) {
      for (const [moment, expected] of moments)
        expect([moment, await at(moment, query)]).toEqual([moment, expected])
      expect(await at('2020-01-01T00:00:00.000Z', query)).toEqual([null, undefined])
      await createMarkLog(test.servers.connection).drain(exam.id)
    }
  })

  it('lists a person’s operations with the notes they changed, so that undo and redo restore both parts', async () => {
    const typed = newOperation('note')
    await write([noted(method, ada, q1.id, 300, 0, typed)])
    expect(await operations()).toMatchObject([
      {
        id: typed.id,
        kind: 'note',
        cells: [{ version: 1, from: null, to: 300, fromNote: none, toNote: method }],
      },
    ])
    const undo = newOperation('undo', typed.id)
    expect(await outcomes([noted(none, ada, q1.id, null, 1, undo)])).toEqual([2])
    expect(await stored()).toEqual([2, null, none])
    const redo = newOperation('redo', typed.id)
    expect(await outcomes([noted(method, ada, q1.id, 300, 2, redo)])).toEqual([3])
    expect(await stored()).toEqual([3, 300, method])
    await write([markInput(ada, q1.id, 200, 3)])
    const [latest] = await operations()
    expect(latest?.cells[0]).not.toHaveProperty('toNote')
  })

  it('an undo keeps a note that somebody has written since', async () => {
    const typed = newOperation('note')
    await write([noted(method, ada, q1.id, null, 0, typed)])
    await write([noted(unit, ada, q1.id, null, 1)], colleague)
    expect(await outcomes([noted(none, ada, q1.id, null, 1, newOperation('undo', typed.id))])).toMatchObject([
      { outcome: 'conflict', mark: { version: 2, ...unit } },
    ])
    expect(await stored()).toEqual([2, null, unit])
  })

  it('entries of older versions without notes still work', async () => {
    const { at: moment } = await write([markInput(ada, q1.id, 100)])
    await after(moment)
    await write([markInput(ada, q1.id, 200, 1)])
    await createMarkLog(test.servers.connection).drain(exam.id)
    const older = await test.servers.connection.collection('mark_changes').find({ examId: exam.id }).toArray()
    expect(older.every((entry) => !('toNote' in entry) && !('fromNote' in entry))).toBe(true)
    await write([noted(method, ada, q1.id, 200, 2)])
    expect(await at(moment)).toEqual([100, undefined])
    expect(await changes()).toHaveLength(3)
  })
})

describe('a rescale', () => {
  it('leaves notes alone, and so does its undo', async () => {
    await write([noted(method, ada, q1.id, 300), noted(unit, ben, q1.id, null)])
    const { changeId } = await rescale(800)
    expect([await stored(), await stored(ben)]).toEqual([
      [2, 600, method],
      [1, null, unit],
    ])
    await kit.call(owner, 'POST', `/exams/${exam.id}/structure/undo`, { changeId })
    expect(await stored()).toEqual([3, 300, method])
    expect((await changes(`studentId=${ada}`)).map(([, , , fromNote]) => fromNote)).toEqual([
      ...[undefined, undefined, none],
    ])
  })

  it('restores the past note beside the converted past mark', async () => {
    const { at: moment } = await write([noted(method, ada, q1.id, 300)])
    await after(moment)
    await write([noted(unit, ada, q1.id, 'absent', 1)])
    await rescale(800)
    expect(await at(moment)).toEqual([600, method])
  })

  it('a note typed before it is saved if the mark under it is unchanged, and a conflict otherwise', async () => {
    await write([markInput(ada, q1.id, 300), markInput(ben, q1.id, 0)])
    await rescale(800)
    expect(await outcomes([noted(method, ben, q1.id, 0, 1)])).toEqual([2])
    expect(await stored(ben)).toEqual([2, 0, method])
    expect(await outcomes([noted(method, ada, q1.id, 600, 1)])).toMatchObject([
      { outcome: 'conflict', mark: { valueHundredths: 600, version: 2 } },
    ])
    expect(await outcomes([noted(method, ada, q1.id, 300, 1)])).toEqual([
      { outcome: 'refused', reason: 'rescaled-meanwhile' },
    ])
  })
})

it('a comment on a mark is suggested to its author the next time, once for each cell that got it', async () => {
  await outcomes([noted(method, ada, q1.id, 100), noted(method, ben, q1.id, 200)])
  // The same comment with another error type isn't given again.
  await outcomes([noted({ ...method, errorTypes: ['unit'] }, ada, q1.id, 100, 1)])
  await expect
    .poll(async () => {
      const answer = await kit.call(owner, 'GET', '/school/comments?q=show')
      return SuggestedComments.parse(answer.json()).comments.map(({ text, uses }) => [text, uses])
    })
    .toEqual([['Show each step', 2]])
})
