import { describe, expect, it } from 'vitest'
import { errorsNamed, familiesNamed } from './find-families.ts'
import { algebra } from './algebra/index.ts'
import { itemFamilies } from './all.ts'
import { data } from './data/index.ts'
import { geometry } from './geometry/index.ts'
import { measures } from './measures/index.ts'

const found = (text: string) => familiesNamed(text, itemFamilies).map(({ id }) => id)
const equations = ['one-step-equation', 'two-step-equation', 'both-sides-equation', 'bracket-equation']
const perimeters = ['rectangle-perimeter', 'square-perimeter', 'triangle-perimeter']
const areas = ['rectangle-area', 'square-area', 'triangle-area', 'parallelogram-area']
const conversions = ['convert-length', 'convert-mass', 'convert-capacity', 'convert-area', 'convert-time']
const sequences = ['next-term', 'geometric-next-term', 'nth-term']

describe('the usual names of skills', () => {
  it.each([
    ['Solve equations', equations],
    ['Résoudre des équations', equations],
    ['حل المعادلات', equations],
    ['Two-step equations', ['two-step-equation']],
    ['Équations avec des parenthèses', ['bracket-equation']],
    ['Périmètre et aire', [...perimeters, ...areas, 'missing-side']],
    ['Perimeter and area', [...perimeters, ...areas, 'missing-side']],
    ['المحيط والمساحة', [...perimeters, ...areas, 'missing-side']],
    ['Aire du triangle', ['triangle-area']],
    ['محيط المستطيل', ['rectangle-perimeter']],
    ['تحويل الوحدات', conversions],
    ['Convert units', conversions],
    ['Conversions', conversions.slice(0, 4)],
    ['Convertir des unités de longueur', ['convert-length']],
    ['تحويل وحدات الكتلة', ['convert-mass']],
    ['Suites de nombres', sequences],
    ['Number sequences', sequences],
    ['المتتاليات', sequences],
    ['Ratio', ['share-in-ratio']],
    ['Proportionnalité', ['proportional-recipe', 'unit-price']],
    ['التناسب', ['proportional-recipe', 'unit-price']],
    ['Map scales', ['map-scale']],
    ['Lire l’heure', ['read-clock']],
    ['Telling the time', ['read-clock']],
    ['قراءة الساعة', ['read-clock']],
    ['Durées', ['time-after', 'duration']],
    ['Averages', ['mean', 'median', 'mode', 'range']],
    ['Moyenne', ['mean']],
    ['الوسيط', ['median']],
    ['Calendrier', ['date-after', 'weekday', 'days-between']],
    ['Rendre la monnaie', ['money-change']],
    ['Coordinates', ['distance-on-grid']],
    ['Calculs à trous', ['missing-number']],
  ])('%s finds its families', (name, expected) => {
    expect(found(name)).toEqual(expect.arrayContaining(expected))
    const others = found(name).filter((id) => !expected.includes(id))
    expect(others).toEqual([])
  })

  it.each(['Times tables', 'Tables de multiplication', 'جدول الضرب', 'Grid method', 'Photosynthesis'])(
    '%s finds none of them',
    (name) => {
      const mine = [
        ...equations,
        'read-clock',
        'time-after',
        'read-table',
        'distance-on-grid',
        'money-change',
      ]
      expect(found(name).filter((id) => mine.includes(id))).toEqual([])
    },
  )
})

describe('a teacher’s names of errors', () => {
  it.each([
    ['rectangle-perimeter', 'Perimeter for area', 'area-for-perimeter'],
    ['rectangle-perimeter', 'Confond périmètre et aire', 'area-for-perimeter'],
    ['rectangle-area', 'يخلط بين المحيط والمساحة', 'perimeter-for-area'],
    ['convert-length', 'Moves the comma the wrong way', 'wrong-way'],
    ['convert-mass', 'Déplace la virgule dans le mauvais sens', 'wrong-way'],
    ['convert-capacity', 'ينقل الفاصلة في الاتجاه الخطأ', 'wrong-way'],
    ['convert-length', 'Unit', 'wrong-way'],
    ['two-step-equation', 'Oublie de changer le signe', 'keeps-sign'],
    ['bracket-equation', 'Multiplies only the first term', 'first-term-only'],
    ['triangle-area', 'Oublie de diviser par 2', 'forgets-half'],
    ['duration', 'Thinks an hour has 100 minutes', 'hundred-minutes'],
    ['read-clock', 'Confond les aiguilles', 'swaps-hands'],
    ['mean', 'Forgets to divide', 'forgets-to-divide'],
    ['median', 'دون ترتيب', 'unsorted'],
    ['proportional-recipe', 'Adds the difference instead of multiplying', 'adds-difference'],
  ])('%s is aimed by “%s”', (id, name, key) => {
    const family = itemFamilies.find((one) => one.id === id)
    expect(family && errorsNamed(name, family)).toContain(key)
  })
})

it('every error is found by its own names', () => {
  const lost = [...algebra, ...geometry, ...measures, ...data].flatMap((family) =>
    Object.entries(family.errors).flatMap(([key, { names }]) =>
      Object.values(names)
        .filter((name) => !errorsNamed(name, family).includes(key))
        .map((name) => `${family.id} ${key}: ${name}`),
    ),
  )
  expect(lost).toEqual([])
})
