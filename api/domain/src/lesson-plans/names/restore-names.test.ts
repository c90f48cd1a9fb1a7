import { expect, it } from 'vitest'
import { redactDeep } from './redact-names.ts'
import { hideNames, restoreNames } from './restore-names.ts'

const pseudonyms = [
  { pseudonym: 'Student A', name: 'Leïla' },
  { pseudonym: 'Student AB', name: 'Noé (6B)' },
  { pseudonym: 'طالب أ', name: 'سليم' },
]

it('names return to every text of a value, and nothing else changes', () => {
  const value = {
    items: [{ teacher: 'Ask Student A, then STUDENT A’s partner.', minutes: 5 }],
    note: null,
    'Student A': ['(Student AB)', 'اسأل طالب أ.'],
  }
  expect(restoreNames(value, pseudonyms)).toEqual({
    items: [{ teacher: 'Ask Leïla, then Leïla’s partner.', minutes: 5 }],
    note: null,
    'Student A': ['(Noé (6B))', 'اسأل سليم.'],
  })
})

it('a word that only contains a pseudonym stays', () => {
  const text = 'Student Age, Student A1, aStudent A, Student Anna'
  expect(restoreNames(text, pseudonyms)).toBe(text)
})

it('a name with the sign of a replacement pattern is inserted as it is', () => {
  expect(restoreNames('Student A', [{ pseudonym: 'Student A', name: '$& $1' }])).toBe('$& $1')
})

it('a value without pseudonyms is returned unchanged', () => {
  const value = { text: 'Student A' }
  expect(restoreNames(value, [])).toBe(value)
  expect(restoreNames(value, [{ pseudonym: ' ', name: 'Leïla' }])).toBe(value)
})

it('a name returns after an Arabic word that is written together with it', () => {
  const pseudonyms = [{ pseudonym: 'S01', name: 'سارة' }]
  expect(restoreNames('وS01 ولS01، بS01', pseudonyms)).toBe('وسارة ولسارة، بسارة')
  expect(restoreNames('رS01', pseudonyms)).toBe('رS01')
})

it('what was redacted returns as it was typed', () => {
  const typed = 'ساعد سارة وعلي، ثم اكتب لسارة. Ask Léa’s group.'
  const ofClass = ['سارة', 'علي', 'Léa'].map((firstName) => ({ firstName, lastName: '' }))
  const { value, pseudonyms } = redactDeep(typed, { ofClass, others: [] })
  expect(value).not.toContain('سارة')
  expect(restoreNames(value, pseudonyms)).toBe(typed)
})

it('known names are taken out again, and ordinary words stay', () => {
  const known = [
    { pseudonym: 'S01', name: 'Will' },
    { pseudonym: 'S02', name: 'Léa' },
  ]
  expect(hideNames({ text: 'Will and LÉA will read' }, known, 'en')).toEqual({
    text: 'S01 and S02 will read',
  })
  expect(hideNames('Will lira, will aussi', known, 'fr')).toBe('S01 lira, S01 aussi')
})
