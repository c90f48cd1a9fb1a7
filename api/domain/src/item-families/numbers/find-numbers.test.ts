import { describe, expect, it } from 'vitest'
import { errorsNamed, familiesNamed } from '../find-families.ts'
import { numbers } from './index.ts'

const named = (skill: string) => familiesNamed(skill, numbers).map(({ id }) => id)

describe('the usual names of skills', () => {
  const additions = [
    'add-fractions-same-denominator',
    'add-fractions-related-denominators',
    'add-fractions-unlike',
  ]
  const stories = ['fraction-problems-one-step', 'fraction-problems-two-steps', 'fraction-of-amount-problems']

  it.each<[skill: string, families: string[]]>([
    ['Add fractions', additions],
    ['Additionner des fractions', additions],
    ['جمع الكسور', additions],
    ['Additionner des fractions de même dénominateur', ['add-fractions-same-denominator']],
    ['Fractions with different denominators', ['add-fractions-unlike', 'subtract-fractions-unlike']],
    ['Solve problems with fractions', stories],
    ['حل مسائل بالكسور', stories],
    ['Résoudre des problèmes', [...stories, 'money-problems', 'decimal-problems']],
    ['Compare fractions', ['compare-fractions', 'order-fractions']],
    ['Lire et écrire des fractions', ['read-fraction-bar', 'fraction-on-number-line']],
    ['Fractions et décimaux', ['fraction-to-decimal', 'decimal-to-fraction']],
    ['ضرب الأعداد العشرية', ['multiply-decimals']],
    ['Nombres relatifs', ['add-subtract-integers', 'multiply-divide-integers']],
    ['Percentage increase', ['percentage-change']],
    ['Puissances de 10', ['powers-of-ten']],
    ['Tables de multiplication', ['multiplication-table']],
    ['الطرح', ['subtract-whole-numbers']],
    ['PGCD', ['greatest-common-factor']],
    ['Photosynthesis', []],
  ])('“%s” finds its families', (skill, families) => {
    expect(named(skill)).toEqual(families)
  })
})

describe('the usual names of errors', () => {
  it.each([
    ['add-fractions-unlike', 'adds top and bottom', 'adds-tops-and-bottoms'],
    ['add-fractions-unlike', 'additionne les dénominateurs', 'adds-tops-and-bottoms'],
    ['add-fractions-unlike', 'يجمع المقامات', 'adds-tops-and-bottoms'],
    ['long-multiplication', 'oublie la retenue', 'forgets-to-carry'],
    ['subtract-whole-numbers', 'forgets to borrow', 'forgets-the-exchange'],
    ['compare-decimals', 'longer is larger', 'longer-is-larger'],
    ['divide-whole-numbers', 'oublie le zéro', 'drops-a-zero'],
    ['compare-fractions', 'يقارن المقامات', 'larger-denominator-is-larger'],
    ['money-problems', 'stops after the first step', 'stops-early'],
  ])('%s aims at “%s”', (id, name, error) => {
    const family = numbers.find((one) => one.id === id)
    expect(family && errorsNamed(name, family)).toEqual([error])
  })
})

it('every error of a family is found by its own names', () => {
  const lost = numbers.flatMap((family) =>
    Object.entries(family.errors).flatMap(([key, { names }]) =>
      Object.values(names)
        .filter((name) => !errorsNamed(name, family).includes(key))
        .map((name) => `${family.id}: ${name}`),
    ),
  )
  expect(lost).toEqual([])
})

it('every family is found by its own names', () => {
  const lost = numbers.flatMap((family) =>
    Object.values(family.names)
      .filter((name) => !named(name).includes(family.id))
      .map((name) => `${family.id}: ${name}`),
  )
  expect(lost).toEqual([])
})
