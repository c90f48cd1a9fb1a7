import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const sources = ['web/src', 'api/documents/src', 'api/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
)
const usersOf = (pattern: RegExp) =>
  sources.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8'))).sort()

it('only the result formatters and the listed exceptions choose a number of decimals', () => {
  expect(usersOf(/FractionDigits|\.toFixed\(|\.toPrecision\(/)).toEqual([
    // Money and tax rates in documents.
    'api/documents/src/billing/money.ts',
    // The decimals of a workbook column.
    'api/documents/src/mark-sheet/xlsx/write-cells.ts',
    // Results, means and points in documents.
    'api/documents/src/result-texts.ts',
    // A number in an imported file, as text.
    'api/src/features/imports/cell-text.ts',
    // Statistics such as correlations and standard deviations.
    'web/src/features/mark-sheet/model/figures/statistics-text.ts',
    // An editable mark, with at least the decimals of its question's step.
    'web/src/features/mark-sheet/panels/cards/write-on-step.ts',
    // Money.
    'web/src/i18n/format.ts',
    // Results, means and points on screen.
    'web/src/i18n/results.ts',
  ])
})

it('only charts and formulas of workbooks convert an exact share to a floating-point number', () => {
  expect(usersOf(/\b(shareNumber|fractionOf)\(/)).toEqual([
    'api/documents/src/student-report/report-data.ts',
    // The numbers that the formulas of a worked sheet carry.
    'api/documents/src/worked-sheet/areas-sheet.ts',
    // A share decides how many items of a sheet practise the skill. It is never shown.
    'api/src/features/resources/planning/plan-audiences.ts',
    'web/src/components/charts/progress-layout.ts',
    'web/src/features/exams/term-errors/skill-errors-table.tsx',
    'web/src/features/mark-sheet/errors/matrix/matrix-head.tsx',
    'web/src/features/mark-sheet/grid/rows/mean-row.tsx',
    'web/src/features/mark-sheet/statistics/areas/area-panel.tsx',
    'web/src/features/mark-sheet/statistics/areas/group-row.tsx',
    'web/src/features/resources/request/group-card.tsx',
  ])
})

it('only what a model receives about a class is shown as a rounded share', () => {
  expect(usersOf(/\bshareBasisPoints\b/)).toEqual([
    // What a lesson starts from: the figures that a model receives, shown as they are sent.
    'api/src/features/lesson-plans/outgoing/class-context.ts',
    'web/src/features/lesson-plans/fields/source/class-results.tsx',
    // It only compares what a person has already seen as an unusual result, and shows nothing.
    'web/src/features/mark-sheet/model/figures/seen-findings.ts',
  ])
  expect(usersOf(/\b(gradeLabel|roundShare|roundResult|roundMean|basisPointsOf)\b/)).toEqual([
    'api/src/features/lesson-plans/outgoing/class-context.ts',
  ])
})
