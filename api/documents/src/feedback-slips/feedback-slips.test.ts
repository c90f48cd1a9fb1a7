import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import type { CellNote, StudentMarks } from '@classeur/domain/marks'
import { slipParts, type Language } from '@classeur/contracts'
import { execFile } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderFeedbackSlips } from './render-feedback-slips.ts'
import type { SlipContent } from './slip-content.ts'
import { listData } from '../mark-sheet/pdf/list-data.ts'
import { studentsData } from '../mark-sheet/pdf/students-data.ts'
import { slipsData } from './slips-data.ts'

const run = promisify(execFile)
const pdftotext = '/usr/bin/pdftotext'
const hasPdfText = await access(pdftotext).then(
  () => true,
  () => false,
)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feedback-slips-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const count = 35
const names = Array.from({ length: count }, (_, index) => `Name${String(index + 100)}`)
const secretOf = (index: number) => `secret${String(index + 100)}`
const sheetNameOf = (index: number) => `sheet${String(index + 100)}`
let nextId = 0
const structure = detailedStructure(
  newLeaf('total', '', 2000),
  Array.from({ length: 10 }, (_, index) =>
    newLeaf(`Q${String(index + 1)}`, `Q${String(index + 1)}`, 200, {
      skills: [{ skillId: index < 5 ? 'fractions' : 'decimals', weight: 1 }],
    }),
  ),
  () => `id-${String((nextId += 1))}`,
)
const questionIds = Array.from({ length: 10 }, (_, index) => `Q${String(index + 1)}`)
const marksOf = (index: number): StudentMarks =>
  Object.fromEntries(
    questionIds.map((id, column) => [
      id,
      index === 3
        ? { valueHundredths: null, status: 'absent' as const }
        : { valueHundredths: ((index * 3 + column * 7) % 9) * 25, status: null },
    ]),
  )
const notesOf = (index: number): Record<string, CellNote> => ({
  Q2: { errorTypes: ['own', 'method'], comment: secretOf(index) },
})

const contentOf = (
  options: Partial<SlipContent['options']> = {},
  language: Language = 'en',
): SlipContent => ({
  sheet: {
    exam: {
      structure,
      effectiveScale: { kind: 'points', max: 20 },
      effectiveRounding: 'hundredth',
      effectivePassMarkBasisPoints: 5000,
      showsRanks: true,
    },
    students: names.map((firstName, index) => ({
      ...{ id: `s${String(index)}`, number: index + 1, firstName, lastName: 'Martin', externalId: '' },
      takesPart: true,
    })),
    marks: new Map(names.map((_, index) => [`s${String(index)}`, marksOf(index)])),
    notes: new Map(names.map((_, index) => [`s${String(index)}`, notesOf(index)])),
    errorTypeNames: { own: 'Adds top and bottom' },
    skillNames: { fractions: 'Fractions', decimals: 'Decimals' },
  },
  ...{ title: 'Test 10/5', className: '6B', date: '2026-11-20', schoolName: 'School' },
  ...{ language, digits: 'latin', timeZone: 'UTC', nowMs: Date.UTC(2026, 10, 23) },
  options: { studentIds: null, parts: [...slipParts], perPage: 1, withAbsent: true, ...options },
  corrections: { own: 'Find a common denominator first' },
  practiceSheets: Object.fromEntries(names.map((_, index) => [`s${String(index)}`, sheetNameOf(index)])),
})

/** A4 in points. */
const [pageWidth, pageHeight] = [595, 842]

async function textOf(bytes: Buffer, page: number, half: 'whole' | 'upper' | 'lower' = 'whole') {
  const file = join(folder, 'slips.pdf')
  await writeFile(file, bytes)
  const [y, height] = {
    whole: [0, pageHeight],
    upper: [0, pageHeight / 2],
    lower: [pageHeight / 2, pageHeight / 2],
  }[half] as [number, number]
  const { stdout } = await run(pdftotext, [
    ...['-f', String(page), '-l', String(page), '-x', '0', '-y', String(Math.floor(y))],
    ...['-W', String(pageWidth), '-H', String(Math.floor(height)), '-layout', file, '-'],
  ])
  return stdout.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
const pagesOf = (bytes: Buffer) => Number(/\/Count (\d+)/.exec(bytes.toString('latin1'))?.[1])
/** The students of whom a text says a name, a comment or a practice sheet. */
const named = (text: string) =>
  names.flatMap((name, index) =>
    [name, secretOf(index), sheetNameOf(index)].some((own) => text.includes(own)) ? [index] : [],
  )

describe('a pack of feedback slips', () => {
  it.skipIf(!hasPdfText)(
    'has one page per student, with nothing of another student, in each language (needs pdftotext)',
    { timeout: 120_000 },
    async () => {
      for (const language of ['en', 'fr', 'ar'] as const) {
        const bytes = await renderFeedbackSlips(contentOf({}, language))
        expect(pagesOf(bytes)).toBe(count)
        for (let index = 0; index < count; index += 1) {
          const text = await textOf(bytes, index + 1)
          expect(named(text)).toEqual([index])
          expect(text).toContain(names[index])
          expect(text).toContain(secretOf(index))
          expect(text).toContain(sheetNameOf(index))
          // A title with a number keeps its order, also between Arabic texts.
          expect(text).toContain('10/5')
        }
      }
    },
  )

  it.skipIf(!hasPdfText)(
    'has two students to a page if their slips fit, each in a half of their own (needs pdftotext)',
    { timeout: 120_000 },
    async () => {
      const bytes = await renderFeedbackSlips(contentOf({ perPage: 2 }))
      expect(pagesOf(bytes)).toBe(Math.ceil(count / 2))
      for (let index = 0; index < count; index += 1) {
        const text = await textOf(bytes, Math.floor(index / 2) + 1, index % 2 === 0 ? 'upper' : 'lower')
        expect(named(text)).toEqual([index])
        expect(text).toContain(secretOf(index))
      }
    },
  )

  it.skipIf(!hasPdfText)(
    'gives a slip that is longer than a half pages of its own (needs pdftotext)',
    { timeout: 60_000 },
    async () => {
      const content = contentOf({ perPage: 2, studentIds: ['s0', 's1', 's2'] })
      const long = Object.fromEntries(
        questionIds.map((id) => [id, { errorTypes: [], comment: `${secretOf(1)} ${'word '.repeat(60)}` }]),
      )
      const notes = new Map([...(content.sheet.notes ?? []), ['s1', long]])
      const bytes = await renderFeedbackSlips({ ...content, sheet: { ...content.sheet, notes } })
      expect(pagesOf(bytes)).toBe(3)
      for (const index of [0, 1, 2]) expect(named(await textOf(bytes, index + 1))).toEqual([index])
    },
  )

  it('contains only the chosen parts', () => {
    const { means, slips, heads } = slipsData(contentOf({ parts: [] }))
    expect(means).toBeNull()
    expect(heads.classMean).toBe('')
    for (const slip of slips) {
      expect(slip.columns).toEqual([])
      expect(slip.workOn).toBeNull()
      expect(slip.comments).toEqual([])
    }
    const text = JSON.stringify(slipsData(contentOf({ parts: ['points', 'comments'] })))
    expect(text).not.toContain(sheetNameOf(0))
    expect(text).not.toContain('Adds top and bottom')
    expect(text).toContain(secretOf(0))
  })

  it('names weak skills with their points and questions, and error types with their correction', () => {
    const [slip] = slipsData(contentOf()).slips
    const marks = Object.values(marksOf(0)).map((mark) => mark?.valueHundredths ?? 0)
    const points = (from: number) => marks.slice(from, from + 5).reduce((sum, value) => sum + value, 0) / 100
    const weak = [
      { name: 'Fractions', points: points(0) },
      { name: 'Decimals', points: points(5) },
    ].filter(({ points: won }) => won < 5)
    const titles = slip?.workOn?.map(({ title, more }) => `${title}|${more}`.replace(/[\u2068\u2069]/g, ''))
    for (const { name, points: won } of weak)
      expect(titles).toContain(`${name}|${String(won)} of 10 points in 5 questions`)
    expect(titles).toContain('Adds top and bottom|Find a common denominator first')
    expect(titles).toContain('Method|')
    expect(titles).toHaveLength(weak.length + 2)
  })

  it('says the share that decided before the points if the questions of a skill weigh differently', () => {
    const moreIn = (language: Language, digits: SlipContent['digits'], weight: number) => {
      const content = contentOf({}, language)
      const { exam, students } = content.sheet
      const leaves = [
        newLeaf('Q1', 'Q1', 100, { skills: [{ skillId: 'fractions', weight }] }),
        newLeaf('Q2', 'Q2', 400, { skills: [{ skillId: 'fractions', weight: 1 }] }),
      ]
      const won = weight === 1 ? 100 : 400
      const sheet = {
        ...content.sheet,
        exam: { ...exam, structure: detailedStructure(newLeaf('total', '', 500), leaves, () => 'id') },
        students: students.slice(0, 1),
        marks: new Map([
          ['s0', { Q1: { valueHundredths: 0, status: null }, Q2: { valueHundredths: won, status: null } }],
        ]),
        notes: new Map<string, Record<string, CellNote>>(),
      }
      return slipsData({ ...content, sheet, digits }).slips[0]?.workOn?.map(({ more }) => more)
    }
    // Q1 weighs nine times as much as Q2: 0 of 9 and 4 of 4 make 4 of 13.
    expect(moreIn('en', 'latin', 9)).toEqual(['31% · 4 of 5 points in 2 questions'])
    expect(moreIn('fr', 'latin', 9)).toEqual(['31\u00a0% · 4 sur 5 points en 2 questions'])
    // The percentage is isolated. Otherwise, the number after it would move before it.
    expect(moreIn('ar', 'latin', 9)).toEqual(['\u206831\u200e%\u200e\u2069 · 4 من 5 من النقاط في سؤالين'])
    expect(moreIn('ar', 'arabic', 9)).toEqual(['\u2068٣١٪\u061c\u2069 · ٤ من ٥ من النقاط في سؤالين'])
    expect(moreIn('en', 'latin', 1)).toEqual(['1 of 5 points in 2 questions'])
  })

  it('writes every number of what to work on in the digits of the file', () => {
    const content = contentOf({}, 'ar')
    const { exam, students } = content.sheet
    const labels = Array.from({ length: 15 }, (_, index) => `Q${String(index + 1)}`)
    const skills = (index: number) => [{ skillId: index < 4 ? 'fractions' : 'decimals', weight: 1 }]
    const leaves = labels.map((leafId, index) => newLeaf(leafId, leafId, 200, { skills: skills(index) }))
    const twice = { errorTypes: ['own'], comment: '' }
    const sheet = {
      ...content.sheet,
      exam: { ...exam, structure: detailedStructure(newLeaf('total', '', 3000), leaves, () => 'id') },
      students: students.slice(0, 1),
      marks: new Map([
        ['s0', Object.fromEntries(labels.map((leafId) => [leafId, { valueHundredths: 25, status: null }]))],
      ]),
      notes: new Map([['s0', { Q1: twice, Q2: twice }]]),
      skillNames: { fractions: 'الكسور', decimals: 'الأعداد' },
      errorTypeNames: { own: 'الجمع' },
    }
    const workOn = slipsData({ ...content, sheet, digits: 'arabic' }).slips[0]?.workOn ?? []
    expect(workOn.map(({ title, more }) => `${title}|${more}`.replace(/[\u2068\u2069]/g, ''))).toEqual([
      'الكسور|١ من ٨ من النقاط في ٤ أسئلة',
      'الأعداد|٢٫٧٥ من ٢٢ من النقاط في ١١ سؤالًا',
      'الجمع × ٢|Find a common denominator first',
    ])
  })

  it('names a bonus, and never shows a bonus of 0 in red; like the class list and the results', () => {
    const bonusOf = (language: Language) => {
      const content = contentOf({}, language)
      const leaves = ['Q1', 'Q6'].map((id) => newLeaf(id, id, 200, { isBonus: id === 'Q6' }))
      const { exam, students } = content.sheet
      const zero = { valueHundredths: 0, status: null }
      const sheet = {
        ...content.sheet,
        exam: { ...exam, structure: detailedStructure(newLeaf('total', '', 200), leaves, () => 'id') },
        students: students.slice(0, 1),
        marks: new Map([['s0', { Q1: zero, Q6: zero }]]),
      }
      return { ...content, sheet }
    }
    const plain = (text = '') => text.replace(/[\u2066-\u2069]/g, '')
    const linesOf = (lines: readonly { label: string; tone: string }[] = []) =>
      lines.map(({ label, tone }) => [plain(label), tone])
    for (const [language, name] of [
      ['en', 'Q6 (bonus)'],
      ['fr', 'Q6 (bonus)'],
      ['ar', 'Q6 (إضافي)'],
    ] as const) {
      const content = bonusOf(language)
      const lines = [
        ['Q1', 'low'],
        [name, ''],
      ]
      expect(linesOf(slipsData(content).slips[0]?.columns.flat())).toEqual(lines)
      expect(linesOf(studentsData(content).students[0]?.columns.flat())).toEqual(lines)
    }
    const [part] = listData(bonusOf('en')).parts
    expect(part?.questions.map(({ max }) => max)).toEqual(['/ 2', '+ 2'])
    expect(part?.students[0]?.cells.map(({ tone }) => tone)).toEqual(['low', ''])
  })

  it('shows no points for a paper of which only a bonus counts; like the class list and the results', () => {
    const content = contentOf()
    const leaves = ['Q1', 'Q6'].map((id) => newLeaf(id, id, 200, { isBonus: id === 'Q6' }))
    const { exam, students } = content.sheet
    const onlyBonus = {
      Q1: { valueHundredths: null, status: 'exempt' as const },
      Q6: { valueHundredths: 150, status: null },
    }
    const sheet = {
      ...content.sheet,
      exam: { ...exam, structure: detailedStructure(newLeaf('total', '', 200), leaves, () => 'id') },
      students: students.slice(0, 1),
      marks: new Map([['s0', onlyBonus]]),
    }
    const none = { result: '–', points: '–' }
    expect(slipsData({ ...content, sheet }).slips[0]).toMatchObject(none)
    expect(studentsData({ ...content, sheet }).students[0]).toMatchObject({ ...none, share: '–' })
    expect(listData({ ...content, sheet }).parts[0]?.students[0]).toMatchObject(none)
  })

  it('says who was absent, or leaves them out', () => {
    const absent = slipsData(contentOf()).slips[3]
    expect(absent?.noResult).toBe('Absent: no result')
    expect(absent?.workOn).toBeNull()
    const others = slipsData(contentOf({ withAbsent: false })).slips
    expect(others).toHaveLength(count - 1)
    expect(JSON.stringify(others)).not.toContain(names[3])
  })
})
