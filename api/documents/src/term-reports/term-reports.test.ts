import { detailedStructure, newLeaf } from '@classeur/domain/exams'
import { contentOf, termReportsOf, type GradebookStudent } from '@classeur/domain/marks'
import { overallCommentLength, reportParts, type Language } from '@classeur/contracts'
import { execFile } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderTermReports } from './render-term-reports.ts'
import { termReportsData } from './term-reports-data.ts'
import type { TermReportsContent } from './term-reports-content.ts'

const run = promisify(execFile)
const pdftotext = '/usr/bin/pdftotext'
const hasPdfText = await access(pdftotext).then(
  () => true,
  () => false,
)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'term-reports-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const count = 35
const absentIndex = 3
const nameOf = (index: number) => `Name${String(index + 100)}`
const commentOf = (index: number) => `secret${String(index + 100)}`
const overallOf = (index: number) => `overall${String(index + 100)}`
const indexes = Array.from({ length: count }, (_, index) => index)
const id = (index: number) => index.toString(16).padStart(24, 'a')

const roster: GradebookStudent[] = indexes.map((index) => ({
  ...{ id: id(index), number: index + 1, firstName: nameOf(index), lastName: 'Martin', groupIds: [] },
  ...{ joinedOn: null, leftOn: null, deletedAt: null },
}))

let nextId = 0
const scale = { kind: 'points', max: 20 } as const
const examOf = (position: number) => ({
  ...{ _id: `e${String(position)}`, title: `Test ${String(position)}: 10/5`, coefficientHundredths: 150 },
  ...{ date: `2026-10-0${String(position)}`, createdAt: new Date('2026-09-01') },
  structure: detailedStructure(
    newLeaf(`e${String(position)}total`, '', 2000),
    [1, 2].map((question) =>
      newLeaf(`e${String(position)}q${String(question)}`, `Q${String(question)}`, 1000, {
        skills: [{ skillId: question === 1 ? 'fractions' : 'decimals', weight: 1 }],
      }),
    ),
    () => `x${String((nextId += 1))}`,
  ),
})
const exams = [1, 2, 3].map(examOf)
/** The third exam has no marks yet. */
const marks = new Map(
  [1, 2].map((position) => [
    `e${String(position)}`,
    new Map(
      indexes.map((index) => [
        id(index),
        Object.fromEntries(
          [1, 2].map((question) => [
            `e${String(position)}q${String(question)}`,
            {
              ...contentOf(
                index === absentIndex && position === 1 ? 'absent' : (index * 25 * question) % 1000,
              ),
              comment: question === 2 && position === 2 ? commentOf(index) : '',
            },
          ]),
        ),
      ]),
    ),
  ]),
)

function contentWith(more: Partial<TermReportsContent> = {}, language: Language = 'en'): TermReportsContent {
  const { reports, ...shared } = termReportsOf(roster, exams, marks, 'by-scale')
  return {
    exams: shared.exams.map(({ exam, mean }) => ({
      ...{ id: exam._id, title: exam.title, date: exam.date, mean },
      coefficientHundredths: exam.coefficientHundredths,
      ...{ effectiveScale: scale, effectiveRounding: 'hundredth' },
    })),
    reports: reports.map((report, index) => ({ report, overallComment: overallOf(index) })),
    ...{ classMean: shared.classMean, ranked: shared.ranked, chosen: 'by-scale' },
    ...{ effectiveScale: scale, effectiveRounding: 'hundredth' },
    ...{ skillNames: { fractions: 'Fractions', decimals: 'Decimals' }, parts: [...reportParts] },
    ...{ className: '6B', period: 'Term 1', schoolName: 'Pasteur', language, digits: 'latin' },
    ...{ timeZone: 'UTC', nowMs: Date.UTC(2026, 10, 23) },
    ...more,
  }
}
const only = (content: TermReportsContent, ...wanted: number[]) => ({
  ...content,
  reports: wanted.flatMap((index) => content.reports[index] ?? []),
})

async function textOf(bytes: Buffer, page: number) {
  const file = join(folder, 'reports.pdf')
  await writeFile(file, bytes)
  const { stdout } = await run(pdftotext, ['-f', String(page), '-l', String(page), '-layout', file, '-'])
  return stdout.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
}
const pagesOf = (bytes: Buffer) => Number(/\/Count (\d+)/.exec(bytes.toString('latin1'))?.[1])
/** The students of whom a text says a name, a comment on a mark or an overall comment. */
const named = (text: string) =>
  indexes.filter((index) => [nameOf, commentOf, overallOf].some((of) => text.includes(of(index))))
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

describe('a pack of term reports', () => {
  it.skipIf(!hasPdfText)(
    'has one page per student, with nothing of another student, in each language (needs pdftotext)',
    { timeout: 120_000 },
    async () => {
      for (const language of ['en', 'fr', 'ar'] as const) {
        const bytes = await renderTermReports(contentWith({}, language))
        expect(pagesOf(bytes)).toBe(count)
        for (const index of indexes) {
          const text = await textOf(bytes, index + 1)
          expect(named(text)).toEqual([index])
          for (const of of [nameOf, commentOf, overallOf]) expect(text).toContain(of(index))
          // A title with a number keeps its order, also between Arabic texts.
          expect(text).toContain('10/5')
          expect(text).toContain('1.5'.replace('.', language === 'fr' ? ',' : '.'))
        }
      }
    },
  )

  it.skipIf(!hasPdfText)(
    'gives a long report more pages, all of which name the same student (needs pdftotext)',
    { timeout: 60_000 },
    async () => {
      const content = only(contentWith(), 0, 1, 2)
      const many = Array.from(
        { length: 60 },
        (_, index) => content.exams[index % 2] as (typeof content.exams)[0],
      )
      const reports = content.reports.map(({ report, overallComment }) => ({
        report: {
          ...report,
          cells: many.map((_, index) => report.cells[index % 2] as (typeof report.cells)[0]),
        },
        overallComment: `${overallComment} ${'word '.repeat(overallCommentLength / 5 - 10)}end`,
      }))
      const bytes = await renderTermReports({ ...content, exams: many, reports })
      const total = pagesOf(bytes)
      expect(total % 3).toBe(0)
      const perStudent = total / 3
      expect(perStudent).toBeGreaterThan(1)
      for (let page = 1; page <= total; page += 1)
        expect(named(await textOf(bytes, page))).toEqual([Math.floor((page - 1) / perStudent)])
    },
  )

  it.skipIf(!hasPdfText)(
    'is set from right to left with Arabic digits if asked (needs pdftotext)',
    { timeout: 60_000 },
    async () => {
      const arabic = only(contentWith({ digits: 'arabic' }, 'ar'), 4)
      expect(termReportsData(arabic).page).toMatchObject({ isRtl: true, numbering: '١' })
      const text = await textOf(await renderTermReports(arabic), 1)
      expect(text).toMatch(/[٠-٩]+٫[٠-٩]+/)
      const bytes = await renderTermReports(arabic)
      const file = join(folder, 'boxes.pdf')
      await writeFile(file, bytes)
      const { stdout } = await run(pdftotext, ['-bbox', file, '-'])
      const left = (word: string) =>
        Number(new RegExp(`xMin="([\\d.]+)"[^>]*>[^<]*${word}`).exec(stdout)?.[1] ?? Number.NaN)
      // The name begins at the right margin, and the results are to the left of their exam.
      expect(left(nameOf(4))).toBeGreaterThan(297)
    },
  )

  it('has the averages, ranks and class means of the gradebook', () => {
    const data = termReportsData(contentWith())
    const { reports, classMean } = termReportsOf(roster, exams, marks, 'by-scale')
    expect(data.reports).toHaveLength(reports.length)
    const [first] = data.reports
    expect(first?.averages.map(({ value, note }) => [value.replace(/\u00a0/g, ' '), note])).toEqual([
      ['0.00 / 20', ''],
      ['0.00 / 20', 'counts for the term'],
    ])
    expect(first?.facts[0]).toEqual({ label: 'Rank', value: `${String(reports[0]?.rank)} of 35` })
    expect(classMean.students).toBe(count)
    expect(data.reports.every(({ averages }) => averages[0]?.mean === first?.averages[0]?.mean)).toBe(true)
  })

  it('contains only the chosen parts', () => {
    const data = termReportsData(contentWith({ parts: [] }))
    expect(data.heads.classMean).toBe('')
    for (const { averages, facts, results, skills, comments } of data.reports) {
      expect(averages.map(({ mean }) => mean)).toEqual(['', ''])
      expect(facts.map(({ label }) => label)).toEqual(['Exams missed'])
      expect(results.every(({ mean }) => mean === '')).toBe(true)
      expect([skills.shown, comments.shown]).toEqual([[], []])
    }
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  it('leaves out an exam without a result of anybody, and says who was absent', () => {
    const { reports } = termReportsData(contentWith())
    expect(reports[0]?.results.map(({ exam }) => plain(exam))).toEqual(['Test 1: 10/5', 'Test 2: 10/5'])
    const absent = reports[absentIndex]
    expect(absent?.results[0]).toMatchObject({ result: '', note: 'Absent' })
    expect(absent?.facts.at(-1)).toEqual({ label: 'Exams missed', value: '1' })
  })

  it('lists every exam that counts as missed, also one without a result of anybody', () => {
    const missed = Object.fromEntries(
      ['e3q1', 'e3q2'].map((leafId) => [leafId, { ...contentOf('absent'), comment: '' }]),
    )
    const withMissed = new Map([...marks, ['e3', new Map([[id(absentIndex), missed]])]])
    const content = contentWith()
    const { reports, exams: columns } = termReportsOf(roster, exams, withMissed, 'by-scale')
    expect(columns.at(-1)?.mean.share).toBeNull()
    const data = termReportsData({
      ...content,
      reports: reports.map((report) => ({ report, overallComment: '' })),
    })
    const absent = data.reports[absentIndex]
    expect(absent?.facts.at(-1)).toEqual({ label: 'Exams missed', value: '2' })
    expect(absent?.results.filter(({ note }) => note === 'Absent').map(({ exam }) => plain(exam))).toEqual([
      'Test 1: 10/5',
      'Test 3: 10/5',
    ])
    expect(absent?.results.at(-1)).toMatchObject({ result: '', mean: '', provisional: '' })
    // For the others, the exam is still one that nobody has a result in.
    expect(data.reports[0]?.results).toHaveLength(2)
  })

  it('shows the weakest skills if not all fit, and counts the others', () => {
    const content = only(contentWith(), 8)
    const skills = Array.from({ length: 15 }, (_, index) => ({
      ...{
        skillId: `k${String(index)}`,
        share: `${String(index)}/20` as const,
        questions: 4,
        classMean: null,
      },
    }))
    const skillNames = Object.fromEntries(skills.map(({ skillId }) => [skillId, `Skill ${skillId}`]))
    const reports = content.reports.map((one) => ({ ...one, report: { ...one.report, skills } }))
    const shown = termReportsData({ ...content, reports, skillNames }).reports[0]?.skills
    expect(shown?.more).toBe('and 3 more')
    expect(shown?.shown.map(({ name }) => plain(name)).at(-1)).toBe('Skill k0')
    expect(shown?.shown).toHaveLength(12)
  })

  it.each(['#panic("markup")', '*a _b `c', '$ unclosed', '"); #panic()'])(
    'typesets texts of people as text, never as markup: %s',
    async (text) => {
      const content = only(contentWith(), 0)
      const reports = content.reports.map(({ report }) => ({
        report: { ...report, firstName: text, comments: [{ examId: 'e1', question: text, text }] },
        overallComment: `${text}\n${text}`,
      }))
      const bytes = await renderTermReports({ ...content, reports, className: text, period: text })
      expect(pagesOf(bytes)).toBe(1)
    },
  )

  it('has every character of the longest overall comment, and space to write one if there is none', () => {
    const [one] = only(contentWith(), 0).reports
    if (!one) throw new Error('a report')
    const longest = `${'w'.repeat(overallCommentLength - 4)}\nend`
    const data = termReportsData(contentWith({ reports: [{ ...one, overallComment: longest }] }))
    expect(data.reports[0]?.overall.map(plain).join('\n')).toBe(longest)
    expect(
      termReportsData(contentWith({ reports: [{ ...one, overallComment: ' \n' }] })).reports[0]?.overall,
    ).toEqual([])
  })
})
