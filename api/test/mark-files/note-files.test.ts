import {
  planMarksImport,
  planNotesImport,
  readNotesTable,
  readSheetTable,
  type FileSheet,
} from '@classeur/domain/marks'
import {
  MarksFile,
  packWrites,
  unpackSheet,
  type CellNote,
  type Exam,
  type ExamLeaf,
  type MarkInput,
} from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import ExcelJS from 'exceljs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { fileQueries } from './kit/file-queries.ts'
import { createExamKit, leavesOf, markInput, structureOf, type ExamKit } from '../kit/exam-kit.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let exam: Exam
let leaves: ExamLeaf[]
let ids: string[]
const names = ['Ada', 'محمد', '=1+1', 'Late']
/** An error type of the owner's school. */
let own: string
beforeAll(async () => {
  test = await createTestApp({ limits: { importFiles: 100_000 } })
  kit = createExamKit(test)
})
afterAll(() => test.close())

const open = async (maxima: number[], structure = structureOf) => {
  owner = await kit.newTeacher()
  own = (await kit.call(owner, 'POST', '/school/error-types', { name: 'Setting out' })).json<{ id: string }>()
    .id
  const classId = await kit.newClass(owner)
  ids = await kit.addStudents(
    classId,
    names.map((name) => ({ name, ...(name === 'Late' && { joinedOn: '2026-10-02' }) })),
  )
  leaves = leavesOf(maxima, { stepHundredths: 25 })
  exam = await kit.newExam(owner, classId, structure(leaves))
}
const write = async (inputs: MarkInput[]) => {
  const answer = await kit.call(owner, 'PUT', `/exams/${exam.id}/marks`, packWrites(0, inputs))
  expect(answer.statusCode, answer.body).toBe(200)
}
/** Row and column of a cell, its mark in hundredths, its error types and its comment. */
const enter = (...cells: [number, number, MarkInput['code'], string[], string][]) =>
  write(
    cells.map(([row, column, code, errorTypes, comment]) => ({
      ...markInput(ids[row] ?? '', leaves[column]?.id ?? '', code),
      ...((errorTypes.length > 0 || comment) && { note: { errorTypes, comment } }),
    })),
  )
const exported = async (query: string) => {
  const answer = await kit.call(owner, 'GET', `/exams/${exam.id}/export?${query}`)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer.rawPayload
}
const sent = async (file: Buffer) => {
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/exams/${exam.id}/marks/file`,
    headers: { ...owner.headers, 'content-type': 'application/octet-stream' },
    payload: file,
  })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return MarksFile.parse(answer.json())
}
/** The sheet as stored. */
const stored = async (): Promise<FileSheet & Required<Pick<FileSheet, 'notes'>>> => {
  const marks = unpackSheet(await kit.sheetOf(owner, exam.id))
  return {
    exam,
    students: names.map((firstName, index) => ({
      ...{ id: ids[index] ?? '', number: index + 1, firstName, lastName: '', externalId: '' },
      takesPart: firstName !== 'Late',
    })),
    errorTypeNames: { [own]: 'Setting out' },
    marks: new Map([...marks].map(([id, cells]) => [id, Object.fromEntries(cells)])),
    notes: new Map(
      [...marks].map(([id, cells]) => [
        id,
        Object.fromEntries([...cells].flatMap(([leaf, { note }]) => (note ? [[leaf, note]] : []))),
      ]),
    ),
  }
}
const planOf = (file: MarksFile, sheet: FileSheet) => {
  const read = readSheetTable(file.rows, sheet)
  const table = readNotesTable(file.notes?.rows ?? [], sheet)
  return {
    read,
    marks: planMarksImport(read, sheet, 'en'),
    notes: planNotesImport([...read.notes, ...table.notes], sheet),
    unread: table.unread,
  }
}
const unchanged = { fresh: [], changed: [], unread: [] }

beforeEach(async () => {
  await open([4, 10, 2.5])
  await enter(
    [0, 0, 350, [], 'Two lines,\nand "quotes"; =1+1'],
    [0, 1, null, ['method', own], ''],
    [1, 1, 'absentZero', ['not-attempted'], '-1 for the unit'],
    [1, 2, 250, [], ''],
    [2, 2, 50, ['unit', 'reading'], 'وحدة القياس'],
  )
})

it.each(fileQueries)(
  'an export has every note, and importing it changes nothing: %s',
  { timeout: 60_000 },
  async (query) => {
    const sheet = await stored()
    const file = await sent(await exported(query))
    expect(file.notes !== undefined).toBe(query.includes('xlsx'))
    const same = planOf(file, sheet)
    expect([same.read.columns, same.read.rows, same.unread]).toEqual([[], [], []])
    expect([same.marks, same.notes]).toMatchObject([unchanged, unchanged])
    const into = planOf(file, { ...sheet, notes: new Map() }).notes
    expect([into.changed, into.unread]).toEqual([[], []])
    const filled = new Map(into.fresh.map(({ studentId, leafId, to }) => [`${studentId}:${leafId}`, to]))
    const noted: [string, CellNote | undefined][] = [...sheet.notes].flatMap(([id, row]) =>
      Object.entries(row).map(([leaf, note]): [string, CellNote | undefined] => [`${id}:${leaf}`, note]),
    )
    expect(noted).toHaveLength(4)
    expect(filled).toEqual(new Map(noted))
  },
)

it('a file without notes leaves all notes alone', async () => {
  const sheet = await stored()
  const file = await sent(Buffer.from('First name,Q1,Q2\nAda,3.5,\n'))
  expect(planOf(file, sheet).notes).toEqual(unchanged)
})

it(
  'the second sheet of a workbook has a line for each lost mark and each note',
  { timeout: 60_000 },
  async () => {
    const book = new ExcelJS.Workbook()
    const bytes = await exported('format=xlsx')
    await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset) as ArrayBuffer)
    const errors = book.worksheets[1]
    const lines = Array.from({ length: (errors?.rowCount ?? 2) - 2 }, (_, index) =>
      [1, 3, 4, 5, 6, 7, 8, 9, 10].map((column) => errors?.getRow(index + 3).getCell(column).value ?? null),
    )
    expect(lines).toEqual([
      [
        ...['No.', 'First name', 'Question', 'Points', 'Maximum', 'Share', 'Instead of a mark'],
        ...['Error types', 'Comment'],
      ],
      [1, 'Ada', 'Q1', 3.5, 4, 0.875, null, null, 'Two lines,\nand "quotes"; \'=1+1'],
      [1, 'Ada', 'Q2', null, 10, null, null, 'Method; Setting out', null],
      [2, 'محمد', 'Q2', 0, 10, 0, 'A0', 'Not attempted', "'-1 for the unit"],
      [3, "'=1+1", 'Q3', 0.5, 2.5, 0.2, null, 'Unit; Reading', 'وحدة القياس'],
    ])
    for (const sheet of book.worksheets)
      sheet.eachRow((row) => row.eachCell((cell) => expect(cell.formula ?? null).toBeNull()))
  },
)

it.each(['comma', 'semicolon'])(
  'no comment of a CSV file with a %s is run by a spreadsheet, whatever its delimiter',
  async (delimiter) => {
    const text = (await exported(`format=csv&delimiter=${delimiter}`)).toString()
    for (const reader of [/[,\n]/, /[;\n]/, /\t|\n/])
      expect(
        text
          .split(reader)
          .map((cell) => cell.trim())
          .filter((cell) => /^"*[=+\-@]/.test(cell)),
      ).toEqual([])
  },
)

it(
  'a sheet with a note on each of the most questions can be imported again',
  { timeout: 60_000 },
  async () => {
    await open(
      Array.from({ length: 120 }, () => 2),
      (all) => {
        const structure = structureOf(all)
        const questions = structure.exercises.flatMap((exercise) => exercise.questions)
        const exercises = [0, 60].map((from) => ({
          id: newId(),
          label: '',
          questions: questions.slice(from, from + 60),
        }))
        return { ...structure, exercises }
      },
    )
    await enter(
      ...leaves.map((_, column): [number, number, number, string[], string] => [
        0,
        column,
        50,
        ['unit'],
        'Units',
      ]),
    )
    const sheet = { ...(await stored()), notes: new Map() }
    for (const query of ['format=csv', 'format=xlsx'])
      expect(planOf(await sent(await exported(query)), sheet).notes.fresh).toHaveLength(120)
  },
)
