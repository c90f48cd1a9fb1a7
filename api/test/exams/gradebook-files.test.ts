import { scalePresets } from '@classeur/domain/exams'
import { shareNumber } from '@classeur/domain/marks'
import type { Gradebook, GradingScale } from '@classeur/contracts'
import { parse } from 'content-disposition'
import ExcelJS from 'exceljs'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type Cell, type ExamKit } from '../kit/exam-kit.ts'
import { carriedBy, differences, hasOffice, openBook, recomputed as inOffice } from '../kit/libre-office.ts'

let test: TestApp
let kit: ExamKit
let owner: SignedIn
let classId: string
let ids: string[]
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(() => test?.close())

const names = ['=1+1', 'محمد', 'Zoë', 'Ann']
const tables: { title: string; maxima: number[]; coefficient: number; cells: Cell[][] }[] = [
  {
    ...{ title: '=HYPERLINK("x")', maxima: [4, 16], coefficient: 100 },
    cells: [
      [3, 12.5],
      [1.25, 7],
      ['absent', 'absent'],
      ['absentZero', 'absentZero'],
    ],
  },
  {
    ...{ title: 'القسم', maxima: [7], coefficient: 250 },
    cells: [[5], ['exempt'], [6.5], [null]],
  },
  { ...{ title: 'Last', maxima: [3], coefficient: 50 }, cells: [[1], [2], [3], [0.5]] },
]

async function fillClass(className = '6a / بن'): Promise<void> {
  owner = await kit.newTeacher()
  classId = await kit.newClass(owner, className)
  ids = await kit.addStudents(
    classId,
    names.map((name) => ({ name })),
  )
  for (const [index, { title, maxima, coefficient, cells }] of tables.entries()) {
    const exam = await kit.newExam(owner, classId, structureOf(leavesOf(maxima, { stepHundredths: 25 })), {
      ...{ title, date: `2026-10-0${String(index + 1)}`, coefficientHundredths: coefficient },
    })
    await kit.enter(owner, exam, Object.fromEntries(cells.map((row, at) => [ids[at] ?? '', row])))
  }
}
beforeEach(() => fillClass())

const exported = async (query: string) => {
  const answer = await kit.call(owner, 'GET', `/classes/${classId}/gradebook/export?${query}`)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return answer
}
const gradebookOf = async () =>
  (await kit.call(owner, 'GET', `/classes/${classId}/gradebook`)).json<Gradebook>()
const bookOf = async (query: string) => {
  const { rawPayload } = await exported(query)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(rawPayload.buffer.slice(rawPayload.byteOffset) as ArrayBuffer)
  return book
}
const rowsOf = async (query: string) =>
  Papa.parse<string[]>((await exported(query)).rawPayload.toString().slice(1).trim(), {
    delimiter: query.includes('semicolon') ? ';' : ',',
  }).data

/** Recomputes the formula of an average from the cells that it refers to, as a spreadsheet program does. */
function recomputed(book: ExcelJS.Workbook, formula: string): number {
  const numberAt = (sheet: ExcelJS.Worksheet, row: number, column: number): number | null => {
    const { value } = sheet.getRow(row).getCell(column)
    if (value === null) return null
    if (typeof value === 'number') return value
    const divided = /^([A-Z]+)(\d+)\/([A-Z]+)(\d+)$/.exec((value as { formula?: string }).formula ?? '')
    const [, over = '', overRow, under = '', underRow] = divided ?? []
    const [top, bottom] = [
      sheet.getCell(`${over}${String(overRow)}`).value,
      sheet.getCell(`${under}${String(underRow)}`).value,
    ]
    return Number(top) / Number(bottom)
  }
  const cellsOf = (range: string): (number | null)[] => {
    const [, name = '', from = '', row = '', to = ''] =
      /^'(.+)'!\$([A-Z]+)\$(\d+):\$([A-Z]+)\$\d+$/.exec(range) ?? []
    const sheet = book.getWorksheet(name)
    if (!sheet) throw new Error(`no sheet for ${range}`)
    const [first, last] = [sheet.getColumn(from).number, sheet.getColumn(to).number]
    return Array.from({ length: last - first + 1 }, (_, at) => numberAt(sheet, Number(row), first + at))
  }
  const [, dividend = '', divisor = '', times, lift, decimals] =
    /^ROUND\(SUMPRODUCT\((.+?)\)\/SUMPRODUCT\((.+)\)\*(\d+)\+([\d.]+),(\d)\)$/.exec(formula) ?? []
  const product = (inside: string): number => {
    const columns = inside.split(/,(?=--|')/).map((part) => {
      const counted = /^--ISNUMBER\((.+)\)$/.exec(part)
      return counted ? cellsOf(counted[1] ?? '').map((cell) => (cell === null ? 0 : 1)) : cellsOf(part)
    })
    const [one = [], other = []] = columns
    return one.reduce<number>((sum, cell, at) => sum + (cell ?? 0) * (other[at] ?? 0), 0)
  }
  const value = (product(dividend) / product(divisor)) * Number(times) + Number(lift)
  return Math.round(value * 10 ** Number(decimals)) / 10 ** Number(decimals)
}

describe('an exported gradebook', () => {
  it('is named after the class, in any script, and may not be cached', async () => {
    const { headers } = await exported('format=csv&language=fr')
    expect(parse(String(headers['content-disposition'])).parameters.filename).toBe(
      '6a - بن – carnet de notes.csv',
    )
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  })

  it('has numbers, letters for statuses, both averages, the trend and the class mean in a text file', async () => {
    const rows = await rowsOf('format=csv')
    expect(rows).toEqual([
      [
        ...[
          'No.',
          'Last name',
          'First name',
          '\'=HYPERLINK("x") (/20 ×1)',
          'القسم (/20 ×2.5)',
          'Last (/20 ×0.5)',
        ],
        ...['Average, all points together (/20)', 'Average, each exam on the scale (/20)', 'Trend', 'Rank'],
      ],
      ['1', '', "'=1+1", '15.5', '14.29', '6.67', '14.62', '13.64', '-8.23', '2'],
      ['2', '', 'محمد', '8.25', 'E', '13.33', '8.6', '9.94', '5.08', '3'],
      ['3', '', 'Zoë', 'A', '18.57', '20', '18.68', '18.81', '1.43', '1'],
      ['4', '', 'Ann', '0', '', '3.33', '0.23', '1.11', '3.33', '4'],
      ['', '', 'Class mean', '7.92', '16.43', '10.83', '10.53', '10.88', '', ''],
    ])
  })

  it('has decimal commas with semicolons', async () => {
    const [head = [], first] = await rowsOf('format=csv&delimiter=semicolon&language=fr')
    expect(head[4]).toBe('القسم (/20 ×2,5)')
    expect(first?.slice(3, 7)).toEqual(['15,5', '14,29', '6,67', '14,62'])
  })

  it('has the order and the filters of the screen', async () => {
    const order = async (query: string) =>
      (await rowsOf(`format=csv&${query}`)).slice(1, -1).map(([no]) => no)
    const [exam] = (await gradebookOf()).exams
    expect(await order('sort=by-scale&direction=descending')).toEqual(['3', '1', '2', '4'])
    expect(await order('sort=trend')).toEqual(['1', '3', '4', '2'])
    expect(await order(`sort=${exam?.id ?? ''}`)).toEqual(['4', '2', '1', '3'])
    const made = await kit.call(owner, 'POST', `/classes/${classId}/groups`, { name: 'Blue' })
    const [groupId = ''] = made.json<{ changedIds: string[] }>().changedIds
    await kit.call(owner, 'POST', `/classes/${classId}/students/actions`, {
      ...{ ids: ids.slice(1, 3), act: { action: 'add-to-group', groupId } },
    })
    const filtered = await exported(`format=csv&group=${groupId}&type=test`)
    expect(parse(String(filtered.headers['content-disposition'])).parameters.filename).toBe(
      '6a - بن – Blue – gradebook.csv',
    )
    expect(await order(`group=${groupId}&sort=name&direction=descending`)).toEqual(['2', '3'])
    expect((await rowsOf('format=csv&type=quiz'))[0]).toHaveLength(7)
  })

  it('leaves out ranks if the school hides them', async () => {
    await kit.call(owner, 'PATCH', '/school', { showRanks: false })
    expect((await rowsOf('format=csv'))[0]?.at(-1)).toBe('Trend')
  })

  it.each(['comma', 'semicolon'])(
    'written with a %s has no cell that a spreadsheet would execute',
    async (delimiter) => {
      await kit.addStudents(
        classId,
        ['a;=cmd', 'a,=cmd', "a; '+1", '@x'].map((name) => ({ name })),
      )
      const text = (await exported(`format=csv&delimiter=${delimiter}`)).rawPayload.toString()
      for (const reader of [/[,\n]/, /[;\n]/, /\t|\n/]) {
        const cells = text.split(reader).map((cell) => cell.trim())
        // A negative number is a number: people's texts never start with a digit after the sign.
        expect(cells.filter((cell) => /^"*[=+\-@]/.test(cell) && !/^-\d+([.,]\d+)?$/.test(cell))).toEqual([])
      }
    },
  )
})

describe('an exported workbook', () => {
  it.runIf(isDeep && hasOffice)(
    'has formulas that LibreOffice recomputes to the averages on screen (needs soffice)',
    async () => {
      const files: Buffer[] = []
      for (const language of ['en', 'ar'])
        files.push((await exported(`format=xlsx&language=${language}`)).rawPayload)
      for (const [index, computed] of (await inOffice(files)).entries()) {
        const carried = carriedBy(await openBook(files[index] ?? Buffer.alloc(0)))
        expect(carried.size).toBeGreaterThan(5)
        expect(differences(carried, computed)).toEqual([])
      }
    },
  )

  it('has real numbers, frozen names and headings, and the direction of its language', async () => {
    const book = await bookOf('format=xlsx')
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Gradebook', 'Points'])
    const [sheet] = book.worksheets
    expect((sheet?.getRow(2).values as unknown[]).slice(4)).toEqual([1, 2.5, 0.5])
    expect((sheet?.getRow(4).values as unknown[]).slice(1, 7)).toEqual([
      1,
      undefined,
      "'=1+1",
      15.5,
      14.29,
      6.67,
    ])
    expect(sheet?.getCell('D6').value).toBe('A')
    expect(sheet?.getCell('D4').numFmt).toBe('0.00')
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', xSplit: 3, ySplit: 3, rightToLeft: false })
    const arabic = await bookOf('format=xlsx&language=ar')
    expect(arabic.worksheets.map(({ views }) => views[0]?.rightToLeft)).toEqual([true, true])
  })

  it('has the points and maxima from which its averages recompute, and no formula with a typed text', async () => {
    const book = await bookOf('format=xlsx')
    const points = book.getWorksheet('Points')
    expect((points?.getRow(5).values as unknown[]).slice(4, 10)).toEqual([
      ...[8.25, undefined, 2, 20, undefined, 3],
    ])
    const formulas: string[] = []
    for (const sheet of book.worksheets) {
      sheet.eachRow((row) => row.eachCell((cell) => cell.formula && formulas.push(cell.formula)))
    }
    expect(formulas.length).toBe(8 + 9)
    for (const formula of formulas) expect(formula).toMatch(/^[A-Z]+\d+\/[A-Z]+\d+$|^ROUND\(SUMPRODUCT\(/)
    const [sheet] = book.worksheets
    for (const [row, average] of [14.62, 8.6, 18.68, 0.23].entries()) {
      const cell = sheet?.getRow(row + 4).getCell(7)
      expect([cell?.result, recomputed(book, cell?.formula ?? '')]).toEqual([average, average])
    }
  })

  it('has formulas that give the numbers on screen for any marks and scale', async () => {
    const scales: GradingScale[] = [
      scalePresets.on20,
      scalePresets.on10,
      scalePresets.on100,
      scalePresets.letters,
    ]
    const marks = fc.record({
      maxima: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 4 }),
      coefficients: fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 4, maxLength: 4 }),
      quarters: fc.array(fc.array(fc.nat(160), { minLength: 4, maxLength: 4 }), {
        minLength: 4,
        maxLength: 4,
      }),
      scale: fc.constantFrom(...scales),
      rounding: fc.constantFrom('exact', 'tenth', 'quarter', 'whole'),
    })
    let formulas = 0
    await fc.assert(
      fc.asyncProperty(marks, async ({ maxima, coefficients, quarters, scale, rounding }) => {
        owner = await kit.newTeacher()
        await kit.call(owner, 'PATCH', '/school', { defaultScale: scale, rounding })
        classId = await kit.newClass(owner)
        ids = await kit.addStudents(
          classId,
          names.map((name) => ({ name })),
        )
        for (const [index, maximum] of maxima.entries()) {
          const structure = structureOf(leavesOf([maximum], { stepHundredths: 25 }))
          const coefficientHundredths = coefficients[index] ?? 0
          const exam = await kit.newExam(owner, classId, structure, { coefficientHundredths })
          const cell = (row: number) => ((quarters[row]?.[index] ?? 0) % (maximum * 4 + 1)) / 4
          await kit.enter(owner, exam, Object.fromEntries(ids.map((id, row) => [id, [cell(row)]])))
        }
        const [book, gradebook] = [await bookOf('format=xlsx'), await gradebookOf()]
        const outOf = scale.kind === 'points' ? scale.max : 100
        gradebook.students.forEach(({ byMaximum, byScale }, row) => {
          for (const [index, share] of [byMaximum, byScale].entries()) {
            const cell = book.worksheets[0]?.getRow(row + 4).getCell(4 + maxima.length + index)
            if (share === null) {
              expect(cell?.value ?? null).toBeNull()
              continue
            }
            const shown = cell?.result ?? cell?.value
            expect(Number(shown)).toBeCloseTo(shareNumber(share) * outOf, scale.kind === 'points' ? 0 : -1)
            if (!cell?.formula) continue
            formulas += 1
            expect(recomputed(book, cell.formula)).toBe(shown)
          }
        })
      }),
      propertyRuns(2, 120),
    )
    expect(formulas).toBeGreaterThan(0)
  })
})

describe('a printed gradebook', () => {
  it('is a PDF in every language, with more pages for more exams than fit side by side', async () => {
    const pagesOf = async (query: string) => {
      const { rawPayload, headers } = await exported(query)
      expect(headers['content-type']).toBe('application/pdf')
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      return Number(/\/Count (\d+)/.exec(rawPayload.toString('latin1'))?.[1])
    }
    for (const language of ['en', 'fr', 'ar']) {
      expect(await pagesOf(`format=pdf&language=${language}&digits=arabic`)).toBe(1)
    }
    for (let index = 0; index < 14; index += 1) {
      await kit.newExam(owner, classId, structureOf(leavesOf([10])), { title: `Exam ${String(index)}` })
    }
    expect(await pagesOf('format=pdf')).toBe(2)
  })

  it('is made for a class without exams too', async () => {
    classId = await kit.newClass(owner, 'Empty')
    for (const format of ['pdf', 'xlsx', 'csv']) await exported(`format=${format}`)
  })
})
