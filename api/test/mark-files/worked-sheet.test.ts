import { MarkStatus, type Exam, type Language } from '@classeur/contracts'
import { newId } from '@classeur/local/testing'
import type ExcelJS from 'exceljs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDeep } from '../../../.config/deep-tests.ts'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'
import { createExamKit, leavesOf, structureOf, type Cell, type ExamKit } from '../kit/exam-kit.ts'
import { carriedBy, differences, hasOffice, openBook, recomputed } from '../kit/libre-office.ts'

let test: TestApp
let kit: ExamKit
beforeAll(async () => {
  test = await createTestApp()
  kit = createExamKit(test)
})
afterAll(async () => {
  await test?.close()
})

async function fileOf(person: SignedIn, exam: Exam, language: Language): Promise<Buffer> {
  const path = `/exams/${exam.id}/export?format=xlsx-worked&language=${language}`
  const answer = await kit.call(person, 'GET', path)
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

const shownAt = (book: ExcelJS.Workbook, name: string, column = 2): number | string | null => {
  for (const sheet of book.worksheets) {
    let value: ExcelJS.Cell | null = null
    sheet.eachRow((row) => {
      if (row.getCell(1).value === name) value ??= row.getCell(column)
    })
    if (value) return (value as ExcelJS.Cell).result as number
  }
  return null
}

/** Every kind of cell: quarter points, a bonus, both kinds of statuses, incomplete and absent papers, equal results. */
async function mixedExam(owner: SignedIn): Promise<Exam> {
  const classId = await kit.newClass(owner)
  const ids = await kit.addStudents(
    classId,
    [
      ...Array.from({ length: 14 }, (_, index) => ({ name: `Student ${String(index)}` })),
      { name: '=1+1' },
    ].map((one) => one),
  )
  const leaves = leavesOf([4, 10, 2.5, 5, 1], { stepHundredths: 25 }).map((leaf, index) => ({
    ...leaf,
    isBonus: index === 4,
    bloomLevel: (['remember', 'apply', 'apply', 'apply', null] as const)[index] ?? null,
  }))
  const exam = await kit.newExam(owner, classId, structureOf(leaves), { title: 'Mixed' })
  const statuses = MarkStatus.options
  const table: Cell[][] = ids.map((_, row) =>
    leaves.map(({ maxHundredths }, column): Cell => {
      if (row >= 11) return statuses[(row + column) % statuses.length] ?? 'absent'
      if (row === 10 && column === 2) return null
      if (row === 9 && column === 1) return 'exempt'
      if (row === 8 && column === 3) return 'notSubmittedZero'
      return (Math.round((((row * 7 + column * 5) % 9) / 8) * (maxHundredths / 25)) * 25) / 100
    }),
  )
  await kit.enter(owner, exam, Object.fromEntries(table.map((cells, index) => [ids[index] ?? '', cells])))
  return exam
}

/** Two questions of 5 points, and a bonus in which nobody has points. */
async function unsolvedBonus(owner: SignedIn): Promise<Exam> {
  const classId = await kit.newClass(owner)
  const ids = await kit.addStudents(classId, [{ name: 'A' }, { name: 'B' }, { name: 'C' }])
  const leaves = leavesOf([5, 5, 2]).map((leaf, index) => ({ ...leaf, isBonus: index === 2 }))
  const exam = await kit.newExam(owner, classId, structureOf(leaves), { title: 'Unsolved' })
  await kit.enter(
    owner,
    exam,
    Object.fromEntries(ids.map((id, index) => [id, [index + 1, (index + 2) % 5, 0]])),
  )
  return exam
}

it.skipIf(!hasOffice)(
  'every formula of a worked sheet recomputes in LibreOffice to the number it carries, in each language (needs soffice)',
  { timeout: 180_000 },
  async () => {
    const owner = await kit.newTeacher()
    const exam = await mixedExam(owner)
    const files: Buffer[] = []
    for (const language of ['fr', ...inDeep<Language>('en', 'ar')] as const)
      files.push(await fileOf(owner, exam, language))
    files.push(await fileOf(owner, await unsolvedBonus(owner), 'en'))
    for (const [index, computed] of (await recomputed(files)).entries()) {
      const carried = carriedBy(await openBook(files[index] ?? Buffer.alloc(0)))
      if (index < files.length - 1) expect(carried.size).toBeGreaterThan(300)
      expect(differences(carried, computed)).toEqual([])
    }
  },
)

it('a worked sheet carries the figures of worked example D', async () => {
  const owner = await kit.newTeacher()
  const classId = await kit.newClass(owner)
  const rows = [
    [2, 3, 5, 4, 6],
    [2, 3, 4, 4, 3],
    [2, 2, 5, 1, 4],
    [1, 3, 3, 2, 5],
    [2, 1, 2, 3, 0],
    [0, 3, 1, 0, 2],
    [2, 0, 2, 0, 1],
    [1, 1, 0, 0, 0],
  ]
  const ids = await kit.addStudents(
    classId,
    rows.map((_, index) => ({ name: `S${String(index + 1)}` })),
  )
  const exam = await kit.newExam(owner, classId, structureOf(leavesOf([2, 3, 5, 4, 6])), { title: 'D' })
  await kit.enter(owner, exam, Object.fromEntries(rows.map((cells, index) => [ids[index] ?? '', cells])))
  const book = await openBook(await fileOf(owner, exam, 'en'))
  const sixDecimals = (value: number | string | null) => Math.round(Number(value) * 1e6) / 1e6
  expect(sixDecimals(shownAt(book, 'Cronbach’s alpha'))).toBe(0.816979)
  expect(sixDecimals(shownAt(book, 'Standard error of measurement'))).toBe(2.675951)
  expect(sixDecimals(shownAt(book, 'Median', 3))).toBe(11)
  expect(sixDecimals(shownAt(book, 'Mean', 3))).toBe(10.625)
  const acrossQuestions = (name: string) =>
    [2, 3, 4, 5, 6].map((column) => sixDecimals(shownAt(book, name, column)))
  expect(acrossQuestions('Item-rest correlation r')).toEqual([
    0.332789, 0.56485, 0.858008, 0.652006, 0.749989,
  ])
  expect(acrossQuestions('D27')).toEqual([0.25, 0.833333, 0.7, 1, 0.666667])
  expect(acrossQuestions('Alpha without the question')).toEqual([
    0.846476, 0.799213, 0.694095, 0.767414, 0.746269,
  ])
})

it('a worked sheet says that the planned weights include a bonus, and leaves out one that nobody solved', async () => {
  const owner = await kit.newTeacher()
  const exam = await mixedExam(owner)
  const book = await openBook(await fileOf(owner, exam, 'en'))
  const planned = 'Planned weight (%), solved bonus included'
  expect(shownAt(book, planned)).toBeCloseTo((100 * 4) / 22.5)
  const unsolved = await openBook(await fileOf(owner, await unsolvedBonus(owner), 'en'))
  expect([2, 3, 4].map((column) => shownAt(unsolved, planned, column))).toEqual([50, 50, 0])
  expect(shownAt(book, 'Planned weight (%)')).toBeNull()
})

it('only people who may read the marks get a worked sheet', async () => {
  const owner = await kit.newTeacher()
  const exam = await mixedExam(owner)
  const path = (id: string) => `/exams/${id}/export?format=xlsx-worked`
  const stranger = await kit.newTeacher()
  expect((await kit.call(stranger, 'GET', path(exam.id))).statusCode).toBe(404)
  expect((await kit.call(owner, 'GET', path(newId()))).statusCode).toBe(404)
})

describe('with ranks hidden by the school', () => {
  it('no file of a mark sheet has a rank, and the screen learns why', async () => {
    const owner = await kit.newTeacher()
    const exam = await mixedExam(owner)
    const ranksIn = async (format: string): Promise<boolean> => {
      const answer = await kit.call(owner, 'GET', `/exams/${exam.id}/export?format=${format}`)
      expect(answer.statusCode).toBe(200)
      if (format === 'csv') return /rank|percentile/i.test(answer.rawPayload.toString())
      const book = await openBook(answer.rawPayload)
      return book.worksheets.some((sheet) => {
        let isRanked = false
        sheet.eachRow((row) =>
          row.eachCell(({ text, formula }) => {
            isRanked ||= /rank|percentile/i.test(text) || /RANK\(/.test(formula ?? '')
          }),
        )
        return isRanked
      })
    }
    const readExam = async () => (await kit.call(owner, 'GET', `/exams/${exam.id}`)).json<Exam>()
    expect(await ranksIn('xlsx-worked')).toBe(true)
    expect(await readExam()).toMatchObject({ showsRanks: true, mayChangeSchool: true })
    await kit.call(owner, 'PATCH', '/school', { showRanks: false })
    for (const format of ['xlsx-worked', 'xlsx', 'csv']) expect(await ranksIn(format), format).toBe(false)
    expect(await readExam()).toMatchObject({ showsRanks: false, mayChangeSchool: true })
  })
})
