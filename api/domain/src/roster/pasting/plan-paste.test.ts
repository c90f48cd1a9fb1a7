import { expect, it } from 'vitest'
import { nothingDecided, planPaste, type PasteChoice } from './plan-paste.ts'

const studentOf = (number: number, lastName: string, firstName: string) => ({ number, lastName, firstName })

const kinds = (text: string, students = [studentOf(1, 'Abidi', 'Yasmine')]) =>
  planPaste(text, students).rows.map(({ kind }) => kind)
const decided = (key: string, choice: PasteChoice) => ({
  ...nothingDecided,
  choices: new Map([[key, choice]]),
})

it('a student of the class is recognised despite a different order of names, accents, hamza or tatweel', () => {
  expect(kinds('YASMINE Abidi\nÀbidi Yasminé')).toEqual(['matched', 'matched'])
  expect(kinds('أحمد بن صالح\nاحمـد بن صالح', [studentOf(1, 'بن صالح', 'أحمد')])).toEqual([
    'matched',
    'matched',
  ])
})

it('a repeated name is added once, unless the teacher decides otherwise', () => {
  const text = 'PETIT Adam\nPETIT Adam'
  const plan = planPaste(text, [])
  expect(plan.rows.map(({ kind }) => kind)).toEqual(['new', 'repeated'])
  expect(plan.toAdd).toHaveLength(1)
  const second = plan.rows[1]?.key ?? ''
  expect(planPaste(text, [], decided(second, 'add')).toAdd).toHaveLength(2)
})

it('a decision stays with its name when lines are added above it', () => {
  const students = [studentOf(1, 'Abidi', 'Yasmine')]
  const key = planPaste('ABIDI Yasmine', students).rows[0]?.key ?? ''
  const later = planPaste('NASRI Walid\nABIDI Yasmine', students, decided(key, 'add'))
  expect(later.rows.map(({ choice }) => choice)).toEqual(['add', 'add'])
})

it('a name that matches two students is never resolved automatically', () => {
  const twins = [studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'Abidi', 'Yasmine')]
  const plan = planPaste('ABIDI Yasmine', twins)
  expect(plan.rows.map(({ kind, choice }) => [kind, choice])).toEqual([['ambiguous', null]])
  expect(plan).toMatchObject({ lines: 1, toAdd: [], undecided: 1, notAdded: [] })
})

it('every line is counted: added, undecided, not added with a reason, or blank', () => {
  const students = [studentOf(1, 'Abidi', 'Yasmine'), studentOf(2, 'Roy', 'Tom'), studentOf(3, 'Roy', 'Tom')]
  const text = 'PETIT Adam\n=1+1\n\nABIDI Yasmine\nROY Tom\nPETIT Adam\n12345\nLEE Ann\n'
  const key = planPaste('LEE Ann', students).rows[0]?.key ?? ''
  const plan = planPaste(text, students, decided(key, 'skip'))
  expect(plan).toMatchObject({ lines: 8, blank: 1, undecided: 1 })
  expect(plan.toAdd.map(({ lastName }) => lastName)).toEqual(['PETIT'])
  expect(plan.notAdded.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'formula'],
    [3, 'matched'],
    [5, 'repeated'],
    [6, 'no-letter'],
    [7, 'unticked'],
  ])
})

it('first and last name can be swapped in a single row', () => {
  const text = 'Xara Quill\nPaula Berg'
  const [first] = planPaste(text, []).rows
  const plan = planPaste(text, [], { ...nothingDecided, swapped: new Set([first?.key ?? '']) })
  expect(plan.toAdd.map(({ firstName, lastName }) => `${firstName}|${lastName}`)).toEqual([
    'Quill|Xara',
    'Paula|Berg',
  ])
  expect(plan.rows.map(({ key }) => key)).toEqual(planPaste(text, []).rows.map(({ key }) => key))
})
