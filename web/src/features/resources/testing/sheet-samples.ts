import { Resource, type ResourceItem } from '@classeur/contracts'
import { richText } from '@classeur/domain/resources'
import { exam, idOf, sheetGeneration, studentIdOf } from './resource-samples.ts'

const rich = (typed: string) => richText(typed) as ResourceItem['prompt']
const byCode: ResourceItem['verification'] = { state: 'verified', by: 'code', found: null }

/** An item of the sample sheet. A test passes only the fields that it is about. */
export const itemOf = (id: string, fields: Partial<ResourceItem> = {}): ResourceItem => ({
  id,
  prompt: rich('Add.\n$\\frac{1}{5}+\\frac{3}{5}=\\frac{\\square}{\\square}$'),
  figure: null,
  answer: { kind: 'value', shown: rich('$\\frac{4}{5}$') },
  steps: [rich('The denominators are the same.'), rich('$\\frac{1}{5}+\\frac{3}{5}=\\frac{4}{5}$')],
  skill: { id: idOf('skill', 1), name: 'Add fractions' },
  error: null,
  bloomLevel: 'apply',
  lines: 0,
  check: null,
  verification: byCode,
  locked: false,
  origin: { family: 'add-fractions-same-denominator', seed: 1, tier: 'support' },
  ...fields,
})

/** One item of each kind: locked, with a figure, aimed at an error, open, a choice, and one that code doubts. */
const items: ResourceItem[] = [
  itemOf('i1', { locked: true }),
  itemOf('i2', {
    prompt: rich('Shade 2/8 and then 3/8 more. How much is shaded?\n$\\frac{\\square}{\\square}$'),
    figure: { kind: 'fraction-bars', bars: [{ parts: 8, shaded: 0, label: '' }] },
    answer: { kind: 'value', shown: rich('5/8') },
  }),
  itemOf('i3', {
    prompt: rich(
      'Write both in sixths, then add.\n$\\frac{2}{3}+\\frac{1}{6}=\\frac{\\square}{6}+\\frac{1}{6}=\\frac{\\square}{\\square}$',
    ),
    answer: { kind: 'value', shown: rich('5/6') },
    steps: [
      rich('6 is a multiple of 3, so use sixths.'),
      rich('$\\frac{2}{3}=\\frac{4}{6}$'),
      rich('$\\frac{4}{6}+\\frac{1}{6}=\\frac{5}{6}$'),
    ],
    error: { name: 'adds top and bottom', wrong: rich('$\\frac{2}{3}+\\frac{1}{6}=\\frac{3}{9}$') },
  }),
  itemOf('i4', {
    prompt: rich('Someone writes $\\frac{1}{2}+\\frac{1}{4}=\\frac{2}{6}$. Is that right? Say how you know.'),
    answer: {
      kind: 'open',
      model: rich('No: 2/6 is less than 1/2.'),
      points: ['says no', 'compares with 1/2'],
    },
    lines: 2,
    verification: { state: 'to-check', by: null, found: null },
    origin: null,
  }),
  itemOf('i5', {
    prompt: rich('Which is the largest?'),
    answer: {
      kind: 'choice',
      options: [
        { content: rich('1/2'), reason: 'looks at the top only' },
        { content: rich('3/4'), reason: '' },
        { content: rich('2/8'), reason: 'looks at the bottom only' },
      ],
      correct: 1,
    },
  }),
  itemOf('i6', {
    prompt: rich('Ali walks 1/2 km to the library and 3/10 km on to school. How far is that?'),
    answer: { kind: 'value', shown: rich('4/12') },
    lines: 2,
    skill: { id: idOf('skill', 0), name: 'Solve problems' },
    check: { kind: 'arithmetic', expression: '1/2+3/10', form: 'any' },
    verification: { state: 'to-check', by: null, found: rich('4/5') },
  }),
]

/** A sheet of group A, as its page reads it. */
export const sheetOf = (fields: Partial<Resource> = {}): Resource =>
  Resource.parse({
    id: idOf('resource', 1),
    ...{ examId: exam.id, markId: exam.markId, classId: '65f0000000000000000000c1' },
    examTitle: 'Fractions: compare, add, solve',
    ...{ kind: 'practice-sheet', tier: 'support', language: 'en' },
    title: 'Adding fractions',
    intro: 'Find one denominator for both. Then add the tops.',
    audience: { scope: 'group', letter: 'A', studentIds: ['Lucy', 'Leo'].map(studentIdOf) },
    students: ['Lucy', 'Leo'].map((name) => ({ id: studentIdOf(name), name })),
    ...{ items, pictures: [], notes: [], proposals: [], rewrites: [] },
    generation: sheetGeneration(51, { state: 'completed', stage: 'done', percent: 100, charged: 2 }),
    ownGeneration: true,
    revision: 3,
    rights: { edit: true, retest: true },
    recovery: null,
    missed: [],
    before: [
      { skillId: idOf('skill', 1), questionId: null, name: 'Add fractions', before: '1/4', after: null },
      { skillId: idOf('skill', 0), questionId: null, name: 'Solve problems', before: '2/25', after: null },
    ],
    outgoing: null,
    createdAt: '2026-11-18T08:00:00.000Z',
    deletedAt: null,
    ...fields,
  } satisfies Resource)
