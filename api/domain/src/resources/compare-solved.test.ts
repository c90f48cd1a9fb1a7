import { describe, expect, it } from 'vitest'
import { compareSolved } from './compare-solved.ts'
import type { ItemCheck } from './item-check.ts'
import type { ItemAnswer, ResourceItem } from './item.ts'
import { richText, typedText } from './rich-text.ts'

const check: ItemCheck = { kind: 'arithmetic', expression: '3/8+1/4', form: 'any' }
const story = 'A bottle holds 1 litre. Nadia drinks 3/8 of it and then 1/4. How much does she drink?'
const value = (typed: string): ItemAnswer => ({ kind: 'value', shown: richText(typed) })
type Solved = Pick<ResourceItem, 'prompt' | 'figure' | 'answer' | 'check' | 'origin'>
const item = (answer: ItemAnswer, asked: ItemCheck | null = check): Solved => ({
  ...{ prompt: richText(story), figure: null, answer, check: asked, origin: null },
})
const bySolver = { state: 'verified', by: 'solver', found: null }

describe('an independent solution', () => {
  it.each([
    ['5/8', '5/8 litre'],
    ['5/8', '0.625'],
    ['5/8 litre', '$\\frac{10}{16}$ l'],
  ])('confirms %s with %s', (answer, solved) => {
    expect(compareSolved(item(value(answer)), richText(solved), 'en')).toEqual(bySolver)
  })

  it('shows the other answer if it disagrees', () => {
    const result = compareSolved(item(value('5/8')), richText('3/8'), 'en')
    expect(result.state).toBe('to-check')
    expect(typedText(result.found ?? [])).toBe('$\\frac{3}{8}$')
    expect(compareSolved(item(value('5 km')), richText('5 m'), 'en').state).toBe('to-check')
  })

  it('doesn’t confirm what code contradicts', () => {
    const result = compareSolved(item(value('4/12')), richText('4/12'), 'en')
    expect(result.state).toBe('to-check')
    expect(typedText(result.found ?? [])).toBe('$\\frac{5}{8}$')
  })

  it('confirms an option only if it is the one marked, and the only one it can be', () => {
    const options = (correct: number, ...texts: readonly string[]): ItemAnswer => ({
      kind: 'choice',
      options: texts.map((typed) => ({ content: richText(typed), reason: '' })),
      correct,
    })
    expect(compareSolved(item(options(1, '4/12', '5/8')), richText('5/8'), 'en')).toEqual(bySolver)
    expect(compareSolved(item(options(0, '4/12', '5/8'), null), richText('5/8'), 'en').state).toBe('to-check')
    expect(compareSolved(item(options(1, '10/16', '5/8'), null), richText('5/8'), 'en').state).toBe(
      'to-check',
    )
    expect(compareSolved(item(options(1, '1/2', '5/8'), null), richText('7/8'), 'en').state).toBe('to-check')
  })

  it('compares words with their accents, and decides nothing about open answers', () => {
    const french = { ...item(value('à'), null), prompt: richText('Complète avec a ou à. Il va … la plage.') }
    expect(compareSolved(french, richText('À.'), 'fr')).toEqual(bySolver)
    expect(compareSolved(french, richText('a'), 'fr').state).toBe('to-check')
    const open: ItemAnswer = { kind: 'open', model: richText('5/8'), points: [] }
    expect(compareSolved(item(open), richText('5/8'), 'en')).toEqual({
      state: 'to-check',
      by: null,
      found: null,
    })
  })

  it('doesn’t take what it can’t read for the same', () => {
    expect(compareSolved(item(value('$\\sqrt{2}$'), null), richText('$\\sqrt{3}$'), 'en').state).toBe(
      'to-check',
    )
  })
})
