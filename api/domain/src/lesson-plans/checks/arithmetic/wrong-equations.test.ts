import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../../../.config/property-runs.ts'
import { wrongEquations } from './wrong-equations.ts'

const wrongIn = (text: string, language: 'en' | 'fr' | 'ar' = 'en') =>
  wrongEquations(text, language).map(({ written, computed }) => `${written} → ${computed}`)

describe('wrong calculations are found', () => {
  it.each([
    ['1/2 + 1/3 = 2/5', '1/2 + 1/3 = 2/5 → 5/6'],
    ['So 1/2 + 1/3 = 3/6 + 2/6 = 5/7.', '3/6 + 2/6 = 5/7 → 5/6'],
    ['25% of 80 = 25', '25% of 80 = 25 → 20'],
    ['3 + 4 × 2 = 14', '3 + 4 × 2 = 14 → 11'],
    ['(3 + 4) × 2 = 11', '(3 + 4) × 2 = 11 → 14'],
    ['The area is 12 × 4 = 46 cm².', '12 × 4 = 46 cm^2 → 48'],
    ['5 cm + 4 cm = 8 cm', '5 cm + 4 cm = 8 cm → 9'],
    ['2 1/3 + 1/3 = 2 1/3', '2 1/3 + 1/3 = 2 1/3 → 8/3'],
    ['2½ + ½ = 4', '2 1/2 + 1/2 = 4 → 3'],
    ['2³ = 6', '2^3 = 6 → 8'],
    ['√49 = 9', '√49 = 9 → 7'],
    ['0.3 + 0.45 = 0.48', '0.3 + 0.45 = 0.48 → 0.75'],
    ['1,250 + 750 = 1,900', '1,250 + 750 = 1,900 → 2000'],
    ['12 - 5 = 8', '12 - 5 = 8 → 7'],
    ['12 – 5 = 8', '12 – 5 = 8 → 7'],
    ['€12 × 3 = €35', '12 × 3 = 35 → 36'],
    ['$\\frac{1}{2} + \\frac{1}{4} = \\frac{2}{6}$', '1/2 + 1/4 = 2/6 → 0.75'],
    ['$3 \\times 4 = 13$', '3 × 4 = 13 → 12'],
    ['-3 + 5 = 8', '-3 + 5 = 8 → 2'],
    ['2/3 = 0.66', '2/3 = 0.66 → 2/3'],
    ['50% = 1/4', '50% = 1/4 → 0.5'],
    ['First 2 × 5 = 10 and then 10 + 3 = 14', '10 + 3 = 14 → 13'],
  ])('%s', (text, expected) => expect(wrongIn(text)).toEqual([expected]))

  it.each([
    ['3,5 + 1,5 = 6', 'fr', '3,5 + 1,5 = 6 → 5'],
    ['20 % de 50 = 20', 'fr', '20 % de 50 = 20 → 10'],
    ['12 : 4 = 4', 'fr', '12 : 4 = 4 → 3'],
    ['1 000 + 500 = 1 600', 'fr', '1 000 + 500 = 1 600 → 1500'],
    ['٣ + ٤ = ٨', 'ar', '3 + 4 = 8 → 7'],
    ['٢٠٪ من ٥٠ = ٢٠', 'ar', '20% من 50 = 20 → 10'],
    ['إذن 2/3 + 1/6 = 3/9', 'ar', '2/3 + 1/6 = 3/9 → 5/6'],
    ['٠٫٥ + ٠٫٢٥ = ٠٫٣', 'ar', '0.5 + 0.25 = 0.3 → 0.75'],
    ['Ligne 1 : 1/4 = 3/8', 'fr', '1/4 = 3/8 → 0.25'],
    ['Le calcul 1 : 1/4 = 3', 'fr', '1 : 1/4 = 3 → 4'],
    ['لدينا 12.5 + 5 = 17.5 و17.5 + 2 = 20', 'ar', '17.5 + 2 = 20 → 19.5'],
    ['5 ÷ 2 = 3 و1/2', 'ar', '5 ÷ 2 = 3 و1/2 → 2.5'],
  ] as const)('%s (%s)', (text, language, expected) => expect(wrongIn(text, language)).toEqual([expected]))
})

describe('what is right, or can’t be decided, is left alone', () => {
  it.each([
    '1/2 + 1/3 = 3/6 + 2/6 = 5/6',
    '25 % of 80 = 20, so 75 % of 80 = 60.',
    '1/3 = 0.33 and 2/3 = 0.67',
    '1/3 = 0.333…',
    '1/3 ≈ 0.33',
    '3x + 2 = 11, so 3x = 9 and x = 3.',
    'x = 9 ÷ 3 = 3',
    'f(2, 3) = 5 and f(3) = 9',
    'P(A) = 3/6 = 1/2',
    '1 km = 1000 m, 2 h = 120 min, 3 weeks = 21 days',
    '5 × 200 g = 1 kg',
    '2 h = 2 × 60 = 120 min',
    '90 ÷ 60 = 1 h 30',
    '17 ÷ 5 = 3 remainder 2, 17 ÷ 5 = 3 (remainder 2), 17 = 3 × 5 + 2',
    '1. 3 + 4 = 7',
    'a) 3 + 4 = 7; b) 5 + 5 = 10',
    'Step 2: 3 + 4 = 7',
    'Task 3 – 3/4 + 1/4 = 1',
    '3 + 4 = 7 – well done',
    '1/2 + ___ = 5/6',
    '… + 5 = 8',
    '4 = ? + 3',
    'Half of 3 + 5 = 4',
    '3 apples + 2 pears = 5 pieces of fruit',
    '3 apples and 4 apples = 7 apples',
    '1 apple + 2 apples = 3 apples',
    '2H2 + O2 = 2H2O',
    'sin 30 = 0.5',
    'Monday = 1, Tuesday = 2',
    'Grade 3 = 5 points',
    '101 + 11 = 1000',
    'E = mc²',
    '80 − 25 % = 60',
    '2.5 kg = 2500 g',
    'The price is $5 and then $3, so $5 + $3 = $8.',
    '100 ÷ 3 = 33, rounded to the nearest whole number',
    '12/05/2024 = Sunday',
    'At 10:30 = half past ten',
    'width = 3 cm, length = 4 cm, area = 3 × 4 = 12 cm²',
    '60 km ÷ 2 h = 30 km/h',
    'y = 2x + 1, so at x = 3: y = 2 × 3 + 1 = 7',
    '2(3 + 4) = 14',
    'In 2020 3 + 4 = 7',
    '0,5 + 0,5 = 1',
    '1 % of 80 : 80 ÷ 100 = 0.8',
    '(2,3) = A',
    '1 dozen = 12 eggs',
    '3 : 4 = 6 : 8',
    '10 % of 200 g = 20 g',
    '4² + 3² = 5²',
  ])('%s', (text) => expect(wrongIn(text)).toEqual([]))

  it.each([
    ['3,5 + 1,5 = 5', 'fr'],
    ['17 : 5 = 3 reste 2', 'fr'],
    ['25 % de 80 = 20', 'fr'],
    ['L’aire vaut 3,5 × 2 = 7 cm²', 'fr'],
    ['1/2 + 1/3 = 3/6 + 2/6 = 5/6', 'ar'],
    ['٢/١ + ٤/١ = ٤/٣', 'ar'],
    ['٣ × ٤ = ١٢ سم', 'ar'],
    ['17 ÷ 5 = 3 والباقي 2', 'ar'],
    ['25٪ من 80 = 20', 'ar'],
    ['Ligne 1 : 1/4 = 2/8', 'fr'],
    ['Exercice 2 : 0,5 = 1/2', 'fr'],
    ['Barre n° 3 : 1/4 = 2/8', 'fr'],
    ['Row 1 : 1/4 = 2/8', 'en'],
    ['السطر 1 : 1/4 = 2/8', 'ar'],
    ['10 + 7.5 = 17.5 و17.5 - 5 = 12.5', 'ar'],
    ['و17.5 = 35/2', 'ar'],
    ['فـ17.5 = 35/2', 'ar'],
    ['3.5 ب2.5 = 8.75', 'ar'],
    ['5 ÷ 2 = 2 و1/2', 'ar'],
  ] as const)('%s (%s)', (text, language) => expect(wrongIn(text, language)).toEqual([]))

  it('any right sum of fractions, and none that is off by one', () => {
    const number = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        const right = `${a}/${b} + ${c}/${d} = ${a * d + c * b}/${b * d}`
        const wrong = `${a}/${b} + ${c}/${d} = ${a * d + c * b + 1}/${b * d}`
        expect(wrongIn(right)).toEqual([])
        expect(wrongIn(wrong)).toHaveLength(1)
      }),
      propertyRuns(200),
    )
  })

  it('any text, without an exception and in linear time', () => {
    const piece = fc.constantFrom(
      '1',
      '2/3',
      ' ',
      '+',
      '-',
      '=',
      '(',
      ')',
      '%',
      'cm',
      'x',
      ',',
      '.',
      '√',
      '^',
      ' – ',
      '$',
      '\\frac{1}{2}',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(Array.isArray(wrongEquations(pieces.join(''), 'en'))).toBe(true)
      }),
      propertyRuns(500),
    )
  })
})
