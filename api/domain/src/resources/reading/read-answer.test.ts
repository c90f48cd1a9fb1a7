import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import type { AnswerForm, ItemCheck } from '../item-check.ts'
import { readAnswer } from './read-answer.ts'
import { richText } from '../rich-text.ts'

const number = (form: AnswerForm): ItemCheck => ({ kind: 'arithmetic', expression: '0', form })

const numbers: readonly [string, AnswerForm, Language, string | null][] = [
  ['$\\frac{5}{6}$', 'any', 'en', '5/6'],
  ['5/6', 'simplest', 'ar', '5/6'],
  ['10/12', 'simplest', 'en', null],
  ['10/12', 'any', 'en', '5/6'],
  ['$1\\frac{3}{4}$', 'mixed', 'fr', '7/4'],
  ['1 3/4', 'mixed', 'en', '7/4'],
  ['7/4', 'mixed', 'en', null],
  ['-1 3/4', 'any', 'en', '-7/4'],
  ['2.5', 'decimal', 'en', '5/2'],
  ['2,5', 'decimal', 'fr', '5/2'],
  ['$2{,}5$', 'decimal', 'fr', '5/2'],
  ['٢٫٥', 'decimal', 'ar', '5/2'],
  ['5/2', 'decimal', 'en', null],
  ['1,250', 'any', 'en', '1250'],
  ['1,250', 'any', 'fr', '5/4'],
  ['1,250', 'any', 'ar', null],
  ['1.250', 'any', 'fr', null],
  ['12 345', 'any', 'fr', '12345'],
  ['$12\\,345$', 'any', 'en', '12345'],
  ['25%', 'percent', 'en', '1/4'],
  ['25 %', 'percent', 'fr', '1/4'],
  ['$25\\%$', 'any', 'ar', '1/4'],
  ['25', 'percent', 'en', null],
  ['x = 3', 'any', 'en', '3'],
  ['$\\frac{1}{5}+\\frac{3}{5}=\\frac{4}{5}$', 'any', 'en', '4/5'],
  ['$\\frac{1}{5}+\\frac{3}{5}=\\frac{4}{10}$', 'any', 'en', null],
  ['5 €', 'any', 'fr', '5'],
  ['\\$5', 'any', 'en', '5'],
  ['£3.20', 'any', 'en', '16/5'],
  ['12 apples', 'any', 'en', '12'],
  ['$3^4$', 'any', 'en', '81'],
  ['−3', 'any', 'ar', '-3'],
  ['5 thousand', 'any', 'en', null],
  ['7 or 8', 'any', 'en', null],
  ['7 remainder 2', 'any', 'en', null],
  ['5/0', 'any', 'en', null],
  ['$\\sqrt{9}$', 'any', 'en', null],
  ['about', 'any', 'en', null],
  ['', 'any', 'en', null],
]

const others: readonly [ItemCheck, string, Language, string[] | null][] = [
  [{ kind: 'equation', equation: '3*x=9', unknown: 'x' }, '$x=3$', 'fr', ['3']],
  [{ kind: 'equation', equation: '3*x=9', unknown: 'x' }, '$y=3$', 'fr', null],
  [{ kind: 'conversion', amount: '3', from: 'km', to: 'm' }, '3000 m', 'en', ['3000']],
  [{ kind: 'conversion', amount: '3', from: 'km', to: 'm' }, '3000 cm', 'en', null],
  [{ kind: 'conversion', amount: '3', from: 'km', to: 'm' }, '3000 متر', 'ar', ['3000']],
  [{ kind: 'shape', shape: 'square', measure: 'area', lengths: ['3'] }, '9 cm²', 'en', ['9']],
  [{ kind: 'shape', shape: 'square', measure: 'area', lengths: ['3'] }, '$9\\,\\text{cm}^2$', 'fr', ['9']],
  [{ kind: 'shape', shape: 'square', measure: 'area', lengths: ['3'] }, '9 cm', 'en', null],
  [{ kind: 'shape', shape: 'square', measure: 'perimeter', lengths: ['3'] }, '12 cm²', 'en', null],
  [{ kind: 'share', total: '30', ratio: ['2', '3'], part: null }, '12 € et 18 €', 'fr', ['12', '18']],
  [{ kind: 'share', total: '30', ratio: ['2', '3'], part: null }, '18 و12', 'ar', ['18', '12']],
  [
    { kind: 'order', values: ['1', '2'], direction: 'ascending' },
    '$\\frac{1}{2} < \\frac{3}{4} < 2$',
    'en',
    ['1/2', '3/4', '2'],
  ],
  [{ kind: 'order', values: ['1', '2'], direction: 'descending' }, '1 < 2', 'en', null],
  [
    { kind: 'order', values: ['1', '2'], direction: 'ascending' },
    '0,5 ; 2,25 ; 3',
    'fr',
    ['1/2', '9/4', '3'],
  ],
  [{ kind: 'order', values: ['1', '2'], direction: 'ascending' }, '$0{,}5$, $2{,}25$', 'fr', ['1/2', '9/4']],
  [{ kind: 'order', values: ['1', '2'], direction: 'ascending' }, '1، 2، 3', 'ar', ['1', '2', '3']],
  [{ kind: 'factors', of: [12], ask: 'factors' }, '12, 6, 4, 3, 2, 1', 'en', ['1', '2', '3', '4', '6', '12']],
  [{ kind: 'factors', of: [12], ask: 'primes' }, '$2^2 \\times 3$', 'en', ['2', '2', '3']],
  [{ kind: 'factors', of: [12], ask: 'primes' }, '2 × 2 × 3', 'fr', ['2', '2', '3']],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '14:05', 'en', ['14:05']],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '14 h 05', 'fr', ['14:05']],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '2.05 pm', 'en', ['14:05']],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '12:10 am', 'en', ['00:10']],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '2:05 مساءً', 'ar', ['14:05']],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '25:05', 'en', null],
  [{ kind: 'clock', start: '08:00', minutes: 5 }, '14', 'en', null],
  [{ kind: 'duration', start: '08:00', end: '09:00' }, '1 h 35 min', 'en', ['95']],
  [{ kind: 'duration', start: '08:00', end: '09:00' }, '1 heure et 35 minutes', 'fr', ['95']],
  [{ kind: 'duration', start: '08:00', end: '09:00' }, '1 سا و35 د', 'ar', ['95']],
  [{ kind: 'duration', start: '08:00', end: '09:00' }, '95 km', 'en', null],
  [{ kind: 'duration', start: '08:00', end: '09:00' }, '1 h 75 min', 'en', null],
  [{ kind: 'date', from: '2026-03-01', days: 13 }, '14 March 2026', 'en', ['2026-03-14']],
  [{ kind: 'date', from: '2026-03-01', days: 13 }, 'Saturday 14 March', 'en', ['2026-03-14']],
  [{ kind: 'date', from: '2026-03-01', days: 13 }, 'Friday 14 March', 'en', null],
  [{ kind: 'date', from: '2026-03-01', days: 13 }, 'le 1er avril 2026', 'fr', ['2026-04-01']],
  [{ kind: 'date', from: '2026-03-01', days: 13 }, '14 مارس 2026', 'ar', ['2026-03-14']],
  [{ kind: 'date', from: '2026-03-01', days: 13 }, '31 June 2026', 'en', null],
  [{ kind: 'weekday', date: '2026-03-14' }, 'يوم السبت', 'ar', ['6']],
  [{ kind: 'weekday', date: '2026-03-14' }, 'samedi', 'fr', ['6']],
  [{ kind: 'comparison', left: '2/3', right: '3/4' }, '$<$', 'en', ['<']],
  [{ kind: 'comparison', left: '2/3', right: '3/4' }, '$\\frac{2}{3} < \\frac{3}{4}$', 'en', ['<']],
  [{ kind: 'comparison', left: '2/3', right: '3/4' }, '$\\frac{3}{4} < \\frac{2}{3}$', 'en', null],
  [{ kind: 'plural', language: 'ar', noun: 'كتاب' }, 'كُتُب', 'ar', ['كتب']],
  [{ kind: 'plural', language: 'fr', noun: 'cheval' }, 'Chevaux.', 'fr', ['Chevaux']],
]

describe('a shown answer is read as its value', () => {
  it.each(numbers)('%s, asked as %s in %s', (typed, form, language, value) => {
    expect(readAnswer(number(form), richText(typed), language)).toEqual(value === null ? null : [value])
  })

  it.each(others)('%j: %s in %s', (check, typed, language, values) => {
    expect(readAnswer(check, richText(typed), language)).toEqual(values)
  })
})
