import { describe, expect, it } from 'vitest'
import type { SheetStudent } from '../../roster/student.ts'
import { matchPapers, type PaperOwner } from './match-papers.ts'
import { movesOnAfter } from './moves-on.ts'

const owner = (
  number: number,
  lastName: string,
  firstName: string,
  fields: Partial<SheetStudent> = {},
  isDone = false,
) =>
  ({
    isDone,
    student: {
      ...{ id: String(number).padStart(24, 'a'), number, firstName, lastName, externalId: '' },
      ...{ joinedOn: null, leftOn: null, groupIds: [], deletedAt: null, takesPart: true },
      ...fields,
    },
  }) satisfies PaperOwner

const pile = [
  owner(1, 'Abidi', 'Yasmine'),
  owner(2, 'Ben Salah', 'Omar'),
  owner(3, 'Bernard', 'Chloé', {}, true),
  owner(4, 'Élouan', 'Zoé'),
  owner(5, 'التونسي', 'أحمد'),
  owner(10, 'Martin', 'Tom'),
  owner(11, 'Mansouri', 'Rayan', {}, true),
  owner(12, 'Marceau', 'Léa', { takesPart: false }),
]
const found = (text: string) => matchPapers(text, pile).owners.map(({ student }) => student.number)
const taken = (text: string) => matchPapers(text, pile).taken?.student.number ?? null

describe('matching papers to a few typed letters', () => {
  it.each<[string, number[], number | null]>([
    ['ya', [1], 1],
    ['ABI', [1], 1],
    ['be', [2, 3], 2],
    ['bens', [2], 2],
    ['sal', [2], 2],
    ['ben s', [2], 2],
    ['o b', [2], 2],
    ['chlo', [3], 3],
    ['elo', [4], 4],
    ['ZOÉ É', [4], 4],
    ['احم', [5], 5],
    ['ahm', [5], 5],
    ['مارس', [12], null],
    ['تون', [5], 5],
    ['التو', [5], 5],
    ['ma', [10, 11, 12], 10],
    ['man', [11], 11],
    ['marc', [12], null],
    ['artin', [], null],
  ])('%s', (text, numbers, one) => {
    expect(found(text)).toEqual(numbers)
    expect(taken(text)).toBe(one)
  })

  it('selects the exact number rather than longer ones, in any digits', () => {
    expect(found('1')).toEqual([1, 10, 11, 12])
    expect(taken('1')).toBe(1)
    expect(taken('١٠')).toBe(10)
    expect(taken('12')).toBe(null)
  })

  it('lists all students before anything is typed, finished papers last, and selects none', () => {
    expect(found('')).toEqual([1, 2, 4, 5, 10, 3, 11, 12])
    expect(taken('  ')).toBe(null)
  })
})

describe('a single digit completes a mark', () => {
  const leaf = { maxHundredths: 400, stepHundredths: 100, isBonus: false } as const
  it.each([
    ['3', leaf, true],
    ['٣', leaf, true],
    ['۳', leaf, true],
    ['12', leaf, false],
    ['A', leaf, false],
    ['3', { ...leaf, maxHundredths: 1000 }, false],
    ['3', { ...leaf, stepHundredths: 50 as const }, false],
    ['3', { ...leaf, isBonus: true }, false],
  ])('%s of %j: %s', (text, of, moves) => expect(movesOnAfter(text, of)).toBe(moves))
})
