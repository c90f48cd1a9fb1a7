import {
  RichText,
  type PlannedSheet,
  type ResourceBatch,
  type ResourceForm,
  type ResourcePreview,
  type ResourceRow,
} from '@classeur/contracts'
import { richText } from '@classeur/domain/resources'
import { snapshotOf } from '../../../testing/generation-samples.ts'

/** An id that ends with a number, of a kind of thing. */
export const idOf = (kind: 'student' | 'skill' | 'generation' | 'resource', number: number): string =>
  `65f00000000000000000${{ student: 'a0', skill: 'b0', generation: 'c0', resource: 'd0' }[kind]}${String(number).padStart(2, '0')}`

export const exam = { id: '65f0000000000000000000e1', markId: '65f0000000000000000000b9' }

const names = {
  A: ['Lucy', 'Leo', 'Ravi', 'Tom', 'Kofi'],
  B: ['Samir', 'Ella', 'Jakub', 'Daniel', 'Zara', 'Oliver', 'Chloe', 'Ben', 'Alice'],
  C: ['Ada', 'Noah', 'Omar', 'Hannah', 'Ivy', 'Grace', 'Sofia', 'Amelia', 'Yusuf'],
}
const everyone = Object.values(names).flat()
export const studentIdOf = (name: string): string => idOf('student', everyone.indexOf(name))

const skillNames = ['Solve problems', 'Add fractions', 'Compare fractions'] as const
const sharesOf = (solve: string, add: string) => [
  { name: skillNames[0], share: solve },
  { name: skillNames[1], share: add },
  { name: skillNames[2], share: '19/20' },
]
const groupOf = (
  letter: keyof typeof names,
  shares: ReturnType<typeof sharesOf>,
  tier: ResourceForm['groups'][number]['tier'],
) => ({
  ...{ letter, studentIds: names[letter].map(studentIdOf), skills: shares, tier, name: '' },
  needsPractice: tier !== 'challenge',
})

/** What the form offers for the sample class: three groups, of which two miss something. */
export const formOf = (fields: Partial<ResourceForm> = {}): ResourceForm => ({
  subject: 'Mathematics',
  level: 'Year 6',
  language: 'en',
  students: everyone.map((name) => ({ id: studentIdOf(name), name, skills: sharesOf('2/5', '7/10') })),
  absent: ['Maya'],
  unmarked: [],
  groups: [
    groupOf('A', sharesOf('2/25', '1/4'), 'support'),
    groupOf('B', sharesOf('6/25', '18/25'), 'core'),
    groupOf('C', sharesOf('21/25', '97/100'), 'challenge'),
  ],
  skills: [
    { id: idOf('skill', 0), name: skillNames[0], missed: 14, of: 23, chosen: true },
    { id: idOf('skill', 1), name: skillNames[1], missed: 5, of: 23, chosen: true },
    { id: idOf('skill', 2), name: skillNames[2], missed: 0, of: 23, chosen: false },
  ],
  questions: [
    { id: 'q9', label: 'Q9', missed: 15, of: 22, chosen: true },
    { id: 'q8', label: 'Q8', missed: 12, of: 23, chosen: true },
    { id: 'q7', label: 'Q7', missed: 10, of: 23, chosen: true },
    { id: 'q5', label: 'Q5', missed: 5, of: 23, chosen: true },
    { id: 'q10', label: 'Q10', missed: 4, of: 22, chosen: false },
    { id: 'q6', label: 'Q6', missed: 3, of: 23, chosen: false },
    { id: 'q4', label: 'Q4', missed: 2, of: 23, chosen: false },
  ],
  errorTypes: [
    { key: 'method', name: 'Method', times: 16, chosen: true },
    { key: 'not-attempted', name: 'Not attempted', times: 11, chosen: false },
    { key: 'adds-top-and-bottom', name: 'Adds top and bottom', times: 9, chosen: true },
    { key: 'calculation', name: 'Calcul', times: 8, chosen: false },
    { key: 'reading', name: 'Reading', times: 7, chosen: false },
  ],
  ...fields,
})

const like = (typed: string) => RichText.parse(richText(typed))

export const plannedSheetOf = (
  letter: keyof typeof names,
  fields: Partial<PlannedSheet> = {},
): PlannedSheet => ({
  title: 'Adding fractions',
  audience: { scope: 'group', letter, studentIds: names[letter].map(studentIdOf) },
  students: names[letter].length,
  tier: letter === 'A' ? 'support' : 'core',
  items: 8,
  minutes: 25,
  parts: [
    { from: 1, to: 2, title: 'Add, same denominator', like: like('$\\frac{1}{5}+\\frac{3}{5}$') },
    { from: 3, to: 4, title: 'Add, one is a multiple', like: like('$\\frac{2}{3}+\\frac{1}{6}$') },
    { from: 5, to: 8, title: 'Problems in one step', like: like('one sum, with a drawing') },
  ],
  lacks: [],
  outgoing: [
    `Year 6, Mathematics, English. ${String(names[letter].length)} students: S01, S02, S03.`,
    'Add fractions 25%, solve problems 8%. Missed Q5, Q7, Q8, Q9.',
    'Errors: method, adds top and bottom.',
    'Practice sheet, 8 items. Wish: S02 likes football.',
  ].join('\n'),
  ...fields,
})

export const previewOf = (fields: Partial<ResourcePreview> = {}): ResourcePreview => ({
  sheets: [plannedSheetOf('A'), plannedSheetOf('B')],
  price: 4,
  seconds: 40,
  replaced: [{ name: 'Leo', pseudonym: 'S02' }],
  leavesServer: true,
  canBeMade: true,
  ...fields,
})

/** A generation of a sheet, or of a whole request without `resourceId`. */
export const sheetGeneration = (number: number, fields: Partial<ReturnType<typeof snapshotOf>> = {}) =>
  snapshotOf({
    ...{ id: idOf('generation', number), kind: 'resource-sheet', title: 'Adding fractions' },
    ...{ lessonPlanId: null, request: null, price: 2, step: { done: 3, total: 6 } },
    ...fields,
  })

export const rowOf = (number: number, fields: Partial<ResourceRow> = {}): ResourceRow => ({
  id: idOf('resource', number),
  batchId: idOf('generation', number),
  kind: 'practice-sheet',
  title: 'Adding fractions',
  audience: { scope: 'group', letter: 'A', studentIds: names.A.map(studentIdOf) },
  students: 5,
  items: 8,
  verified: 8,
  generation: sheetGeneration(number + 50, { state: 'completed', stage: 'done', percent: 100, charged: 2 }),
  recovered: null,
  createdAt: '2026-11-18T08:00:00.000Z',
  ...fields,
})

/** A request with one sheet. */
export const batchOf = (
  number: number,
  rows: ResourceRow[],
  generation: Parameters<typeof sheetGeneration>[1] = {},
): ResourceBatch => ({
  generation: sheetGeneration(number, {
    ...{ kind: 'resource', state: 'completed', stage: 'done', percent: 100, charged: 2 * rows.length },
    children: { total: rows.length, kept: rows.length, failed: 0, charged: 2 * rows.length },
    ...generation,
  }),
  own: true,
  rows,
})
