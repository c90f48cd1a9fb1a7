import { expect, it } from 'vitest'
import type { Language } from '../../../text/language.ts'
import { expressionsIn } from './expressions.ts'
import { rationalText } from './rational.ts'

const valuesIn = (text: string, language: Language) =>
  expressionsIn(text, language).map(({ value }) => rationalText(value))

it.each([
  ['Ligne 1 : 1/4', 'fr', ['1', '0.25']],
  ['Ligne 1 : 1/4 ; ligne 2 : 3/4', 'fr', ['1', '0.25', '2', '0.75']],
  ['Exercice n° 2 : 3/4', 'fr', ['2', '0.75']],
  ['Line 1 : 1/4', 'en', ['1', '0.25']],
  ['السطر 1 : 1/4', 'ar', ['1', '0.25']],
  ['Calcule 12 : 4', 'fr', ['3']],
  ['Calcule 1 : 1/4', 'fr', ['4']],
] as const)('the number of a line is no dividend: %s (%s)', (text, language, expected) =>
  expect(valuesIn(text, language)).toEqual(expected),
)

it.each([
  ['12.5 و17.5', ['12.5', '17.5']],
  ['12.5 و 17.5', ['12.5', '17.5']],
  ['و17.5', ['17.5']],
  ['١٢٫٥ و١٧٫٥', ['12.5', '17.5']],
  ['فـ3/4', ['0.75']],
  ['2 و1/2', ['2.5']],
] as const)('an Arabic conjunction is no part of the number behind it: %s', (text, expected) =>
  expect(valuesIn(text, 'ar')).toEqual(expected),
)

it.each([
  ['What is 12 + 30?', 'en', ['42']],
  ['What is (12 + 30)?', 'en', ['42']],
  ['What is 12 cm + 30 cm?', 'en', ['42']],
  ['Combien font 12 + 30 ?', 'fr', ['42']],
  ['Combien font 12 + 30\u00a0?', 'fr', ['42']],
  ['كم يساوي 12 + 30؟', 'ar', ['42']],
  ['كم يساوي ١٢ + ٣٠ ؟', 'ar', ['42']],
  ['What is $\\frac{1}{2}+\\frac{1}{4}$?', 'en', ['0.75']],
  ['“What is 12 + 30?” asks Sara.', 'en', ['42']],
  ['What is 12 + 30? Show it.\nWhat is 5 × 8?', 'en', ['42', '40']],
  ['What is 12 + 30? 5 × 8 is more.', 'en', ['42', '40']],
  ['12 + 30 = ?', 'en', ['42']],
] as const)('a question mark ends the calculation before it: %s (%s)', (text, language, expected) =>
  expect(valuesIn(text, language)).toEqual(expected),
)

it.each([
  '3 ? 4',
  '12 + 30 ? 40',
  '12 + ?',
  '? + 30',
  '1? + 30',
  '12 ? = 30',
  '(12 + ?)',
  '3, 6, ?',
  '1/4 + 3/4 of ?',
  'What is the sum of 3/4 and 1/2?',
])('a question mark that isn’t the end of a calculation makes none of it: %s', (text) =>
  expect(expressionsIn(text, 'en').filter(({ hasOperator }) => hasOperator)).toEqual([]),
)
