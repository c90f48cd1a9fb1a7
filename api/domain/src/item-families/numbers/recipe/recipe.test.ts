import { describe, expect, it } from 'vitest'
import { typedText } from '../../../resources/rich-text.ts'
import { randomOf } from '../../random.ts'
import { familyOf } from './recipe.ts'

const names = { en: 'Double', fr: 'Double', ar: 'ضعف' }

/** Doubles a number; who squares it instead is right by chance with 2. */
const doubles = (numbers: readonly number[]) =>
  familyOf<number>({
    ...{ id: 'double', names, words: 'double', ages: { from: 6, to: 9 }, bloomLevel: 'apply' },
    errors: {
      squares: { names, words: 'square', wrong: (number) => String(number ** 2) },
      'writes-a-fraction': { names, words: 'fraction', wrong: (number) => `${4 * number}/2` },
    },
    draw: (random) => random.pick(numbers),
    write: (number, { n }) => ({
      prompt: `$2\\times ${n(number)}$`,
      answer: String(2 * number),
      steps: [`$${n(number)}+${n(number)}$`],
      check: { kind: 'arithmetic', expression: `2*${number}`, form: 'any' },
      demand: number,
    }),
  })

describe('familyOf', () => {
  it('draws again until the error leads to another result', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { answer, wrong } = doubles([2, 3]).make(randomOf(seed), 'core', 'en', 'squares')
      expect(answer).toMatchObject({ kind: 'value', shown: [{ nodes: [{ text: '6' }] }] })
      expect(wrong && typedText(wrong.shown)).toBe('$9$')
    }
  })

  it('names the first error that leads to another result if none is aimed at', () => {
    expect(doubles([3]).make(randomOf(1), 'core', 'en', null).wrong?.error).toBe('squares')
    expect(doubles([2]).make(randomOf(1), 'core', 'en', null).wrong).toBeNull()
  })

  it('compares values, so that 12/2 isn’t taken for another result than 6', () => {
    expect(() => doubles([3]).make(randomOf(1), 'core', 'en', 'writes-a-fraction')).toThrow(
      'double finds no numbers for writes-a-fraction in core',
    )
  })

  it('refuses an error that it doesn’t know', () => {
    expect(() => doubles([3]).make(randomOf(1), 'core', 'en', 'adds')).toThrow('double has no error adds')
  })
})
