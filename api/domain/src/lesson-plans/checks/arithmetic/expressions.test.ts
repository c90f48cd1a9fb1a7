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
