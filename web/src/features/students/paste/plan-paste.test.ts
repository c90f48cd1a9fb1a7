import { expect, it } from 'vitest'
import { studentOf } from '../../../testing/student-samples.ts'
import { planPaste } from './plan-paste.ts'

const none = new Map()
const kinds = (text: string, students = [studentOf(1, 'Abidi', 'Yasmine')]) =>
  planPaste(text, null, students, none).rows.map(({ kind }) => kind)

it('knows a student of the class whatever the order, accents, hamza or tatweel', () => {
  expect(kinds('YASMINE Abidi\nÀbidi Yasminé')).toEqual(['matched', 'matched'])
  expect(kinds('أحمد بن صالح\nاحمـد بن صالح', [studentOf(1, 'بن صالح', 'أحمد')])).toEqual([
    'matched',
    'matched',
  ])
})

it('adds a name that stands twice in the text once, unless the teacher says otherwise', () => {
  const text = 'PETIT Adam\nPETIT Adam'
  const plan = planPaste(text, null, [], none)
  expect(plan.rows.map(({ kind }) => kind)).toEqual(['new', 'repeated'])
  expect(plan.toAdd).toHaveLength(1)
  const second = plan.rows[1]?.key ?? ''
  expect(planPaste(text, null, [], new Map([[second, 'add']])).toAdd).toHaveLength(2)
})

it('keeps a decision with its name when lines are added above it', () => {
  const students = [studentOf(1, 'Abidi', 'Yasmine')]
  const key = planPaste('ABIDI Yasmine', null, students, none).rows[0]?.key ?? ''
  const later = planPaste('NASRI Walid\nABIDI Yasmine', null, students, new Map([[key, 'add']]))
  expect(later.rows.map(({ choice }) => choice)).toEqual(['add', 'add'])
})

it('never guesses between two of the class, and never sends what is no name', () => {
  const twins = [studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'Abidi', 'Yasmine')]
  const plan = planPaste(`ABIDI Yasmine\n${'x'.repeat(90)} Adam`, null, twins, none)
  expect(plan.rows.map(({ kind, choice }) => [kind, choice])).toEqual([
    ['ambiguous', null],
    ['invalid', 'skip'],
  ])
  expect(plan).toMatchObject({ toAdd: [], undecided: 1 })
})
