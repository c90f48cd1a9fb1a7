import {
  contentOf,
  planMarksImport,
  readSheetTable,
  type FileSheet,
  shareNumber,
} from '@classeur/domain/marks'
import {
  MarksFile,
  MarkStatus,
  type Exam,
  type ExamLeaf,
  type ExamStructure,
  type Language,
} from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import { execFile } from 'node:child_process'
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { fileQueries } from './kit/file-queries.ts'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type Cell, type ExamKit } from '../kit/exam-kit.ts'

const run = promisify(execFile)
const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
const hasOffice = await exists('/usr/bin/soffice')
const hasPdfText = await exists('/usr/bin/pdftotext')

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let ids: string[]
let exam: Exam
let folder: string
beforeAll(async () => {
  test = await createTestApp({ limits: { importFiles: 100_000 } })
  kit = createExamKit(test)
  folder = await mkdtemp(join(tmpdir(), 'mark-files-'))
})
afterAll(async () => {
  await test?.close()
  await rm(folder, { recursive: true, force: true })
})

const names = ['=1+1', 'محمد بن علي', 'a;b,c "d"', '-Zoë', 'Ann', 'Ann']
const table: Cell[][] = [
  [3.5, 10, 'absent'],
  [1.25, 'absentZero', 2.5],
  ['exempt', 'notGraded', 'notSubmitted'],
  ['notSubmittedZero', 'unfit', null],
  [4, 5, 1],
  [0, null, 0.5],
]
/** The mean of complete papers: two papers are incomplete, and one has no marks that count. */
const meanShare = (13.5 / 14 + 3.75 / 16.5 + 10 / 16.5) / 3
beforeEach(async () => {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner)
  ids = await kit.addStudents(classId, [
    ...names.map((name) => ({ name })),
    { name: 'Late', joinedOn: '2026-10-02' },
  ])
  const leaves = leavesOf([4, 10, 2.5], { stepHundredths: 25 })
  exam = await kit.newExam(owner, classId, structureOf(leaves), { title: 'Fractions 10/5: «a»' })
  await kit.enter(owner, exam, Object.fromEntries(table.map((cells, index) => [ids[index] ?? '', cells])))
})

const exported = async (query: string, person = owner) => {
  const answer = await kit.call(person, 'GET', `/exams/${exam.id}/export?${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer
}
const sent = (file: Buffer, person = owner, id = exam.id) =>
  test.app.inject({
    method: 'POST',
    url: `/api/exams/${id}/marks/file`,
    headers: { ...person.headers, 'content-type': 'application/octet-stream' },
    payload: file,
  })
const rowsOf = async (file: Buffer) => {
  const answer = await sent(file)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return MarksFile.parse(answer.json()).rows
}

/** The mark sheet as stored; with `isEmpty`, without its marks. */
const stored = async (
  isEmpty = false,
  studentIds: readonly string[] = ids,
  people: readonly string[] = [...names, 'Late'],
): Promise<FileSheet> => {
  const sheet = await kit.sheetOf(owner, exam.id)
  return {
    exam,
    students: people.map((firstName, index) => ({
      ...{ id: studentIds[index] ?? '', number: index + 1, firstName, lastName: '', externalId: '' },
      takesPart: firstName !== 'Late',
    })),
    marks: new Map(
      (isEmpty ? [] : sheet.rows).map(({ studentId, cells }) => [
        studentId,
        Object.fromEntries(cells.map(([leaf, , code]) => [sheet.leafIds[leaf] ?? '', contentOf(code)])),
      ]),
    ),
  }
}
const planOf = async (rows: string[][], isEmpty = false) => {
  const sheet = await stored(isEmpty)
  return {
    read: readSheetTable(rows, sheet),
    plan: planMarksImport(readSheetTable(rows, sheet), sheet, 'en'),
  }
}

/** More questions than fit into one exercise. */
const wideStructure = (leaves: readonly ExamLeaf[]): ExamStructure => {
  const structure = structureOf(leaves)
  const questions = structure.exercises.flatMap((exercise) => exercise.questions)
  const exercises = [0, 60].map((from) => ({
    id: newId(),
    label: '',
    questions: questions.slice(from, from + 60),
  }))
  return { ...structure, exercises }
}

const languages: Language[] = ['en', 'fr', 'ar']

describe('an exported and reimported file', () => {
  it.each(fileQueries)('contains everything and changes nothing: %s', async (query) => {
    const rows = await rowsOf((await exported(query)).rawPayload)
    const { read, plan } = await planOf(rows)
    expect([read.columns, read.rows, plan.fresh, plan.changed, plan.unread]).toEqual([[], [], [], [], []])
    const { plan: into } = await planOf(rows, true)
    expect(into.fresh.length).toBe(table.flat().filter((cell) => cell !== null).length)
    for (const { studentId, leafId, to } of into.fresh) {
      expect(to).toEqual((await stored()).marks.get(studentId)?.[leafId])
    }
  })

  it('changes nothing in any sheet, and fills an empty one with its exact contents', async () => {
    const cell = fc.oneof(
      fc.constantFrom(null, ...MarkStatus.options),
      fc.integer({ min: 0, max: 8 }).map((steps) => steps / 4),
    )
    const sheets = fc.record({
      people: fc.array(
        fc
          .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
          .map((name) => name.trim())
          .filter(Boolean),
        { minLength: 1, maxLength: 8 },
      ),
      cells: fc.array(fc.array(cell, { minLength: 6, maxLength: 6 }), { minLength: 8, maxLength: 8 }),
      query: fc.constantFrom('format=csv', 'format=csv&delimiter=semicolon', 'format=xlsx'),
      language: fc.constantFrom(...languages),
    })
    await fc.assert(
      fc.asyncProperty(sheets, async ({ people, cells, query, language }) => {
        owner = await kit.newTeacher()
        const ownClass = await kit.newClass(owner)
        const studentIds = await kit.addStudents(
          ownClass,
          people.map((name) => ({ name })),
        )
        exam = await kit.newExam(
          owner,
          ownClass,
          structureOf(leavesOf([2, 2, 2, 2, 2, 2], { stepHundredths: 25 })),
        )
        await kit.enter(owner, exam, Object.fromEntries(studentIds.map((id, row) => [id, cells[row] ?? []])))
        const full = await stored(false, studentIds, people)
        const rows = await rowsOf((await exported(`${query}&language=${language}`)).rawPayload)
        const same = planMarksImport(readSheetTable(rows, full), full, 'fr')
        expect([same.fresh, same.changed, same.unread]).toEqual([[], [], []])
        const read = readSheetTable(rows, { ...full, marks: new Map() })
        const into = planMarksImport(read, { ...full, marks: new Map() }, 'fr')
        expect(into.fresh.length).toBe(
          people.flatMap((_, row) => (cells[row] ?? []).filter((one) => one !== null)).length,
        )
        for (const { studentId, leafId, to } of into.fresh) {
          expect(to).toEqual(full.marks.get(studentId)?.[leafId])
        }
      }),
      propertyRuns(2, 160),
    )
  })

  itInDeep('can have more columns than a class list', async () => {
    // Enough cells for the text to be written in a thread.
    await kit.addStudents(
      classId,
      Array.from({ length: 80 }, (_, index) => ({ name: `Student ${String(index)}` })),
    )
    const leaves = leavesOf(Array.from({ length: 100 }, () => 2))
    exam = await kit.newExam(owner, classId, wideStructure(leaves))
    await kit.enter(owner, exam, { [ids[0] ?? '']: leaves.map(() => 1.5) })
    for (const query of ['format=csv', 'format=xlsx']) {
      const { plan } = await planOf(await rowsOf((await exported(query)).rawPayload), true)
      expect(plan.fresh.length).toBe(100)
    }
  })
})

describe('a CSV file', () => {
  it('follows RFC 4180 with a byte order mark, and uses decimal commas with semicolons', async () => {
    const answer = await exported('format=csv&delimiter=semicolon&language=fr')
    const text = answer.rawPayload.toString()
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename=marks.csv; filename*=UTF-8''${encodeURIComponent('6a – Fractions 10-5- «a» – notes')}.csv`,
    })
    expect(text.startsWith('\ufeffN°;Nom;Prénom;N° élève;Q1 (/4);Q2 (/10);Q3 (/2,5);')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const { data } = Papa.parse<string[]>(text.trim(), { delimiter: ';' })
    expect(data[1]?.slice(0, 7)).toEqual(['1', '', "'=1+1", '', '3,5', '10', 'A'])
    expect(data[3]?.[2]).toBe('a;b,c "d"')
    expect(data[7]?.slice(4, 7)).toEqual(['s.o.', 's.o.', 's.o.'])
  })
})

describe('a CSV file opened with the wrong delimiter', () => {
  it.each(['comma', 'semicolon'])(
    'written with a %s has no cell that a spreadsheet would execute',
    async (delimiter) => {
      await kit.addStudents(
        classId,
        ['a;=cmd', 'a,=cmd', 'a;"=cmd', "a; '+1", 'a,\t@x'].map((name) => ({ name })),
      )
      const { rawPayload } = await exported(`format=csv&delimiter=${delimiter}`)
      for (const reader of [/[,\n]/, /[;\n]/, /\t|\n/]) {
        // Whether or not a reader interprets quotes, a cell starts after each of its delimiters.
        const cells = rawPayload.toString().split(reader)
        expect(cells.map((cell) => cell.trim()).filter((cell) => /^"*[=+\-@]/.test(cell))).toEqual([])
      }
    },
  )
})

describe('a workbook', () => {
  const opened = async (query: string) => {
    const { rawPayload } = await exported(query)
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(rawPayload.buffer.slice(rawPayload.byteOffset) as ArrayBuffer)
    return { book, bytes: rawPayload }
  }
  const valuesOf = (sheet: ExcelJS.Worksheet | undefined, row: number) =>
    (sheet?.getRow(row).values as unknown[]).slice(1)

  it('has real numbers, letters for statuses, no formulas, and frozen headings', async () => {
    const { book } = await opened('format=xlsx')
    const marks = book.worksheets[0]
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Marks', 'Errors', 'Statistics'])
    expect(valuesOf(marks, 2).slice(0, 9)).toEqual([
      1,
      undefined,
      "'=1+1",
      undefined,
      3.5,
      10,
      'A',
      19.29,
      13.5,
    ])
    expect(marks?.getCell('E2').numFmt).toBe('0.00')
    expect(marks?.views[0]).toMatchObject({ state: 'frozen', xSplit: 3, ySplit: 1, rightToLeft: false })
    expect(marks?.getCell('A1').font.bold).toBe(true)
    for (const sheet of book.worksheets) {
      sheet.eachRow((row) => row.eachCell((cell) => expect(cell.formula ?? null).toBeNull()))
    }
    expect(
      (await opened('format=xlsx&language=ar')).book.worksheets.map(({ views }) => views[0]?.rightToLeft),
    ).toEqual([...[true, true, true]])
  })

  it('lists lost marks: cells below half of the maximum, including zeros by status', async () => {
    const { book } = await opened('format=xlsx')
    const errors = book.worksheets[1]
    expect(errors?.getCell('A1').text).toContain('50%')
    const lines = Array.from({ length: (errors?.rowCount ?? 3) - 3 }, (_, index) =>
      valuesOf(errors, index + 4),
    )
    expect(
      lines.map(([number, , , question, points, , share, status]) => [
        number,
        question,
        points,
        share,
        status,
      ]),
    ).toEqual([
      [2, 'Q1', 1.25, 0.3125, undefined],
      [2, 'Q2', 0, 0, 'A0'],
      [4, 'Q1', 0, 0, 'NS0'],
      [5, 'Q3', 1, 0.4, undefined],
      [6, 'Q1', 0, 0, undefined],
      [6, 'Q3', 0.5, 0.2, undefined],
    ])
  })

  it('has statistics of results and questions with their counts', async () => {
    // Worked example D of partial credit: maxima 2, 3, 5, 4, 6.
    const leaves = leavesOf([2, 3, 5, 4, 6])
    const more = await kit.addStudents(
      classId,
      ['S7', 'S8'].map((name) => ({ name })),
    )
    const rows = ['23546', '23443', '22514', '13325', '21230', '03102', '20201', '11000']
    exam = await kit.newExam(owner, classId, structureOf(leaves))
    const people = [...ids.slice(0, 6), ...more]
    await kit.enter(
      owner,
      exam,
      Object.fromEntries(people.map((id, row) => [id, [...(rows[row] ?? '')].map(Number)])),
    )
    const { book } = await opened('format=xlsx')
    const sheet = book.worksheets[2]
    const lines = new Map<string, unknown[]>()
    sheet?.eachRow((row) => lines.set(row.getCell(1).text, (row.values as unknown[]).slice(2)))
    const numbers = (key: string) => lines.get(key)?.map((value) => Number(Number(value).toFixed(6)))
    expect(sheet?.getCell('A1').value).toBe('Results of complete papers: n = 8 of 8')
    expect(numbers('n')).toEqual([8, 8, 8])
    expect(numbers('Mean')).toEqual([10.625, 10.625, 0.53125])
    expect(numbers('Median')?.[0]).toBe(11)
    expect(numbers('Standard deviation (n−1)')?.[0]).toBe(6.254998)
    expect(numbers('Quartile 1')?.[0]).toBe(5.75)
    expect(numbers('Quartile 3')?.[0]).toBe(14.5)
    expect(numbers('Q1')).toEqual([2, 1.5, 8, 0.75, 0.332789])
    expect(numbers('Q5')).toEqual([6, 2.625, 8, 0.4375, 0.749989])
  })

  it('has the same mean as the screen in every unit, and states how many papers it includes and excludes', async () => {
    const { book } = await opened('format=xlsx')
    const sheet = book.worksheets[2]
    const column = [1, 2, 3].map((row) => sheet?.getCell(row, 1).value)
    expect(column).toEqual([
      'Results of complete papers: n = 3 of 6',
      'Left out: 2 not complete, 1 without a result',
      'Provisional: fewer than 10 papers, or incomplete papers',
    ])
    const lines = new Map<string, number[]>()
    sheet?.eachRow((row) => lines.set(row.getCell(1).text, (row.values as unknown[]).slice(2).map(Number)))
    expect(lines.get('n')).toEqual([3, 3, 3])
    // 13.5 of 14, 3.75 and 10 of 16.5: points with different maxima are scaled to the exam's before they are added.
    const [onScale = 0, points = 0, share = 0] = lines.get('Mean') ?? []
    expect(share).toBeCloseTo(meanShare, 9)
    expect(points).toBeCloseTo(meanShare * 16.5, 9)
    const [card] = await kit.cards(owner, classId)
    expect(card?.mean).toMatchObject({ papers: 3, incomplete: 2, absent: 0, withoutResult: 1 })
    expect(onScale).toBeCloseTo(shareNumber(card?.mean.share ?? '') * 20, 9)
    // A question's mean includes every mark that counts, also in incomplete papers.
    expect(lines.get('Q1')?.slice(1, 3)).toEqual([(3.5 + 1.25 + 0 + 4 + 0) / 5, 5])
  })

  it.skipIf(!hasOffice)('shows the same numbers in LibreOffice (needs soffice)', async () => {
    const { bytes } = await opened('format=xlsx')
    const file = join(folder, 'marks.xlsx')
    await writeFile(file, bytes)
    await run('/usr/bin/soffice', [
      ...[`-env:UserInstallation=file://${join(folder, 'profile')}`, '--headless', '--convert-to'],
      ...['csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false', '--outdir', folder, file],
    ])
    const text = await readFile(join(folder, 'marks.csv'), 'utf8')
    const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, '').trim())
    const csv = Papa.parse<string[]>((await exported('format=csv')).rawPayload.toString().slice(1).trim())
    expect(data).toEqual(csv.data)
  })
})

describe('a PDF', () => {
  const pagesOf = async (query: string) => {
    const { rawPayload, headers } = await exported(query)
    expect(headers['content-type']).toBe('application/pdf')
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const pages = Number(/\/Count (\d+)/.exec(rawPayload.toString('latin1'))?.[1])
    return { pages, bytes: rawPayload }
  }
  const textOf = async (query: string) => {
    const { bytes } = await pagesOf(query)
    const file = join(folder, 'marks.pdf')
    await writeFile(file, bytes)
    return (await run('/usr/bin/pdftotext', ['-layout', file, '-'])).stdout
  }

  it('the class list of a small class has one page', async () => {
    for (const language of languages) {
      expect((await pagesOf(`format=pdf-list&language=${language}`)).pages).toBe(1)
    }
  })

  it.skipIf(!hasPdfText)(
    'the class list contains all students with marks, totals and means (needs pdftotext)',
    async () => {
      const text = await textOf('format=pdf-list')
      expect(text).toMatch(/1\s+=1\+1\s+3\.5\s+10\s+A\s+19\.29\s+13\.5 of 14/)
      // Two papers with missing marks have no result yet, and one has no mark that counts.
      expect(text).toMatch(/5\s+Ann\s+4\s+5\s+1\s+12\.12\s+10\s/)
      expect(text).toMatch(/6\s+Ann\s+0\s+0\.5\s+–/)
      const [points, onScale] = [meanShare * 16.5, meanShare * 20].map((mean) => mean.toFixed(2))
      expect(text).toMatch(new RegExp(`Class mean.*\\s${String(onScale)}\\s/\\s20\\s+${String(points)}`))
      expect(text).toContain('Results of complete papers: n = 3 of 6')
      expect(text).toContain('Left out: 2 not complete, 1 without a result')
      expect(text).toContain('Provisional')
    },
  )

  it('the student pages are one page per student who takes part', async () => {
    for (const language of languages) {
      expect((await pagesOf(`format=pdf-students&language=${language}`)).pages).toBe(names.length)
    }
  })

  it.skipIf(!hasPdfText)('prints 10/5 in this order, in Arabic too (needs pdftotext)', async () => {
    for (const format of ['pdf-list', 'pdf-students']) {
      const text = await textOf(`format=${format}&language=ar`)
      const plain = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      expect(plain).toContain('10/5')
      expect(plain).toMatch(/(?<![\d.])13\.5(?![\d.])/)
      expect(plain).toMatch(/(?<![\d.])14(?![\d.])/)
    }
  })

  it('can be created from the largest possible sheet, in a separate thread', async () => {
    const leaves = leavesOf(Array.from({ length: 120 }, () => 10)).map((leaf, index) => ({
      ...leaf,
      label: `${'W'.repeat(50)} ${String(index)}`,
    }))
    exam = await kit.newExam(owner, classId, wideStructure(leaves), { title: 'W'.repeat(120) })
    await kit.enter(owner, exam, { [ids[0] ?? '']: leaves.map(() => 7.5) })
    expect((await pagesOf('format=pdf-students')).pages).toBe(names.length)
    expect((await pagesOf('format=pdf-list')).pages).toBe(5)
  })
})

describe('access to mark files', () => {
  it('people who may read marks can export them, and people who may write marks can import a file', async () => {
    const [marker, viewer, stranger] = await Promise.all([
      kit.newTeacher(),
      kit.newTeacher(),
      kit.newTeacher(),
    ])
    await kit.join(classId, marker, 'marker')
    await kit.join(classId, viewer, 'viewer')
    const file = Buffer.from('Name,Q1\nAnn,3\n')
    const get = (person: SignedIn) => kit.call(person, 'GET', `/exams/${exam.id}/export?format=csv`)
    expect((await get(viewer)).statusCode).toBe(200)
    expect((await get(marker)).statusCode).toBe(200)
    expect((await get(stranger)).statusCode).toBe(404)
    expect((await sent(file, marker)).statusCode).toBe(200)
    expect((await sent(file, viewer)).statusCode).toBe(403)
    expect((await sent(file, stranger)).statusCode).toBe(404)
    expect((await sent(file, owner, 'no-id')).statusCode).toBe(400)
  })

  it('nobody can import a file into a reviewed or released mark sheet', async () => {
    for (const status of ['reviewed', 'released']) {
      await kit.call(owner, 'POST', `/exams/${exam.id}/status`, { status })
    }
    const answer = await sent(Buffer.from('Name,Q1\nAnn,3\n'))
    expect(answer.json()).toMatchObject({ code: 'exams/read-only' })
    expect((await exported('format=csv')).statusCode).toBe(200)
  })

  it('a file that is not a table is refused with the reason', async () => {
    expect((await sent(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]))).json()).toMatchObject({
      code: 'imports/unreadable',
    })
    const wide = Buffer.from(`${Array.from({ length: 401 }, () => 'x').join(',')}\n`)
    expect((await sent(wide)).json()).toMatchObject({ code: 'imports/too-many-rows' })
  })
})
