import type { GradingScale, Rounding, StudentCard } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { reportData, type ReportInput } from './report-data.ts'
import { renderStudentReport } from './render-student-report.ts'

const id = 'a'.repeat(24)
const on20: GradingScale = { kind: 'points', max: 20 }

const mean = (share: string, papers: number) => ({
  ...{ share, papers, incomplete: 0, absent: 0, withoutResult: 0 },
})

const card = (more: Partial<StudentCard> = {}): StudentCard => ({
  student: {
    ...{
      id,
      number: 1,
      firstName: 'Ada',
      lastName: 'Berg',
      externalId: '7',
      note: 'Private.',
      hasNeeds: true,
    },
    ...{ joinedOn: null, leftOn: null, groupIds: [], isOverLimit: false, deletedAt: null },
  },
  ...{ groups: [], className: '6B', effectiveScale: on20, skills: [], errors: [], comments: [] },
  recurring: { exams: [], skills: [], types: [] },
  resources: [],
  results: [
    {
      ...{ examId: id, markId: id, title: 'Fractions', date: '2026-09-20' },
      ...{ pointsHundredths: 1450, maximumHundredths: 2000, share: '29/40', toEnter: 0 },
      ...{ classMean: mean('61/100', 12), effectiveScale: on20, effectiveRounding: 'hundredth' },
    },
  ],
  ...more,
})
const input = (more: Partial<ReportInput> = {}): ReportInput => ({
  ...{ card: card(), schoolName: 'Pasteur', language: 'en', digits: 'latin' },
  ...{ timeZone: 'Africa/Tunis', now: new Date('2026-11-21T23:30:00Z') },
  ...more,
})
const room = { results: 14, skills: 8, errors: 8, comments: 6, commentLength: 240, titleLength: 70 }

const titleOf = (pdf: Buffer) => /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(pdf.toString('utf8'))?.[1]
const pagesOf = (pdf: Buffer) => /\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]

describe('the report of a student', () => {
  it('is a one-page PDF with the student’s name as its title', async () => {
    const pdf = await renderStudentReport(input())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect([pagesOf(pdf), titleOf(pdf)]).toEqual(['1', 'Student report – Ada Berg'])
  })

  it.each([
    '#panic("read as markup")',
    '#read("/etc/hostname")',
    '#import "@preview/nothing:1.0.0"',
    '$ unclosed',
    '\\ @nowhere',
    '] } ) #let',
    '*a _b `c',
    '"); #panic()',
  ])('typesets user input as text, never as markup: %s', async (text) => {
    const { student, results } = card()
    const typed = card({
      student: { ...student, firstName: text, lastName: text, externalId: text },
      className: text,
      groups: [{ id, name: text, usedAt: null }],
      results: results.map((result) => ({ ...result, title: text })),
      skills: [{ skillId: id, name: text, share: '1/2', questions: 1, classMean: '2/5' }],
      errors: [{ type: text, count: 1 }],
      comments: [{ examTitle: text, label: text, comment: text, at: '2026-09-21T08:00:00.000Z' }],
    })
    const pdf = await renderStudentReport(input({ card: typed, schoolName: text }))
    const title = titleOf(pdf)?.replaceAll('&quot;', '"').replaceAll('\u200b', '')
    expect([pagesOf(pdf), title]).toEqual(['1', `Student report – ${text} ${text}`])
  })

  it.each(['en', 'fr', 'ar'] as const)('stays on one page for any amount of data (%s)', async (language) => {
    const { student, results } = card()
    const many = <Item>(count: number, item: (index: number) => Item) =>
      Array.from({ length: count }, (_, index) => item(index))
    const long = card({
      student: { ...student, firstName: 'W'.repeat(80), lastName: 'م'.repeat(80) },
      className: 'W'.repeat(80),
      groups: many(20, () => ({ id, name: 'W'.repeat(60), usedAt: null })),
      results: many(60, () => ({ ...(results[0] as (typeof results)[0]), title: 'W'.repeat(120) })),
      skills: many(40, () => ({
        skillId: id,
        name: 'W'.repeat(160),
        share: '6/5',
        questions: 1,
        classMean: null,
      })),
      errors: many(40, () => ({ type: 'W'.repeat(40), count: 7 })),
      comments: many(40, () => ({
        examTitle: 'W',
        label: 'W'.repeat(60),
        comment: 'W'.repeat(500),
        at: '2026-09-21T08:00:00.000Z',
      })),
    })
    expect(pagesOf(await renderStudentReport(input({ card: long, language })))).toBe('1')
  })

  it.each([0, 1])('can cut texts at a character of two UTF-16 units (after %d letters)', async (offset) => {
    const text = `${'a'.repeat(offset)}${'🎈'.repeat(250)}`
    const { results } = card()
    const typed = card({
      groups: [{ id, name: text, usedAt: null }],
      results: results.map((result) => ({ ...result, title: text })),
      skills: [{ skillId: id, name: text, share: '1/2', questions: 1, classMean: '2/5' }],
      errors: [{ type: text, count: 1 }],
      comments: [{ examTitle: text, label: text, comment: text, at: '2026-09-21T08:00:00.000Z' }],
    })
    const long = input({ card: typed, schoolName: text })
    expect(JSON.stringify(reportData(long, room))).not.toMatch(/\\ud[89a-f]/i)
    expect(pagesOf(await renderStudentReport(long))).toBe('1')
  })

  it('is created even without results', async () => {
    expect(pagesOf(await renderStudentReport(input({ card: card({ results: [] }) })))).toBe('1')
  })
})

describe('the data of a report', () => {
  it('is in the reader’s language and digits and in the school’s time zone', () => {
    expect(reportData(input(), room)).toMatchObject({
      results: [
        {
          ...{ points: '14.5 of 20', percent: '73%', date: '20 Sept 2026', provisional: '' },
          ...{ result: '14.50\u00a0/\u00a020', classMean: '12.20\u00a0/\u00a020' },
        },
      ],
      printedOn: 'Created on 22 Nov 2026',
    })
    const arabic = reportData(input({ language: 'ar', digits: 'arabic' }), room)
    expect(arabic).toMatchObject({ isRtl: true, results: [{ points: '١٤٫٥ من ٢٠' }] })
    expect(reportData(input({ language: 'fr' }), room).results[0]?.points).toBe('14,5 sur 20')
  })

  it('has results with the exam’s rounding, and points without rounding', () => {
    const [result] = card().results
    if (!result) throw new Error('a result')
    const shown = (effectiveRounding: Rounding) => {
      const one = { ...result, pointsHundredths: 525, maximumHundredths: 750, share: '7/10' }
      return reportData(input({ card: card({ results: [{ ...one, effectiveRounding }] }) }), room).results[0]
    }
    expect(shown('whole')).toMatchObject({ points: '5.25 of 7.5', result: '14\u00a0/\u00a020' })
    expect(shown('tenth')).toMatchObject({ points: '5.25 of 7.5', result: '14.0\u00a0/\u00a020' })
  })

  it('marks a mean of fewer than ten papers as provisional, and an incomplete paper as not complete', () => {
    const [result] = card().results
    if (!result) throw new Error('a result')
    const open = { ...result, share: null, pointsHundredths: null, toEnter: 2, classMean: mean('1/2', 9) }
    expect(reportData(input({ card: card({ results: [open] }) }), room).results[0]).toMatchObject({
      ...{ result: '–', state: 'not complete', provisional: 'provisional', classShare: 0.5 },
    })
  })

  it('contains no private note', () => {
    expect(JSON.stringify(reportData(input(), room))).not.toContain('Private')
  })

  it('contains the latest entries and states how many are left out', () => {
    const [result] = card().results
    if (!result) throw new Error('a result')
    const results = Array.from({ length: 20 }, (_, index) => ({ ...result, title: `Exam ${index}` }))
    const data = reportData(input({ card: card({ results }) }), room)
    expect(data.resultsShown).toBe('latest 14 of 20')
    expect(data.results.at(-1)?.title).toBe('Exam 19')
  })

  it('contains the letters of a letter scale together with the points', () => {
    const effectiveScale: GradingScale = {
      kind: 'letters',
      steps: [
        { label: 'A', fromBasisPoints: 7000 },
        { label: 'B', fromBasisPoints: 0 },
      ],
    }
    const results = card().results.map((result) => ({ ...result, effectiveScale }))
    const data = reportData(input({ card: card({ results }) }), room)
    expect(data).toMatchObject({ results: [{ result: 'A', classMean: 'B · 61%', points: '14.5 of 20' }] })
  })
})
