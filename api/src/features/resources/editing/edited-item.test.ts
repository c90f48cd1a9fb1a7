import type { ResourceItem } from '@classeur/contracts'
import { richText } from '@classeur/domain/resources'
import { describe, expect, it } from 'vitest'
import { confirmedItem, contentOf, editedItem } from './edited-item.ts'

const value = (typed: string) => ({ kind: 'value' as const, shown: richText(typed) })
const doubted = (typed: string) => ({ state: 'to-check' as const, by: null, found: richText(typed) })

/** 1/5 + 3/5 with a wrong answer, and with steps that lead to it. */
const wrong: ResourceItem = {
  ...{ id: 'one', figure: null, skill: null, bloomLevel: 'apply', lines: 0, locked: false, origin: null },
  prompt: richText('Add $\\frac{1}{5}+\\frac{3}{5}=\\frac{\\square}{\\square}$'),
  answer: value('$\\frac{3}{5}$'),
  steps: ['Keep the denominator.', '$\\frac{1}{5}+\\frac{3}{5}=\\frac{3}{5}$'].map(richText),
  error: { name: 'Adds top and bottom', wrong: richText('$\\frac{4}{10}$') },
  check: { kind: 'arithmetic', expression: '1/5+3/5', form: 'any' },
  verification: doubted('$\\frac{4}{5}$'),
}
const story: ResourceItem = {
  ...wrong,
  prompt: richText('Sara has 12 sweets and eats 4. How many are left?'),
  answer: value('$16$'),
  steps: [richText('$12+4=16$, so 16 sweets are left.')],
  error: { name: 'Subtracts the wrong number', wrong: richText('$6$') },
  ...{ check: null, verification: doubted('$8$') },
}
const useFound = (item: ResourceItem) => confirmedItem(item, 'found', 'en')

describe('using the answer that was found', () => {
  it('removes steps that lead to the rejected answer', () => {
    expect(useFound(wrong)).toMatchObject({ answer: value('$\\frac{4}{5}$'), steps: [] })
    expect(useFound(story)).toMatchObject({ answer: value('$8$'), steps: [] })
  })

  it('removes steps in which the answer is only one of the numbers', () => {
    const steps = [richText('$8+4+4=16$')]
    expect(useFound({ ...story, steps }).steps).toEqual([])
    expect(useFound({ ...story, steps: [richText('18 sweets, or 8.5 each')] }).steps).toEqual([])
  })

  it('keeps steps that lead to it, as after a mistyped answer', () => {
    for (const last of [
      '$\\frac{1}{5}+\\frac{3}{5}=\\frac{4}{5}$',
      'The sum is 4/5.',
      '1/5 + 3/5 = 4/5 of it',
    ]) {
      const steps = [richText('Keep the denominator.'), richText(last)]
      expect(useFound({ ...wrong, steps }).steps).toEqual(steps)
    }
  })

  it('removes steps that lead to another option', () => {
    const option = (typed: string) => ({ content: richText(typed), reason: 'A guess' })
    const answer = { kind: 'choice' as const, options: ['16', '8', '3'].map(option), correct: 0 }
    const choice = { ...story, answer, verification: doubted('8') }
    expect(useFound(choice)).toMatchObject({ answer: { correct: 1 }, steps: [] })
    const steps = [richText('12 − 4 = 8')]
    expect(useFound({ ...choice, steps }).steps).toEqual(steps)
  })

  it('removes an error whose result is the new answer, and keeps another one', () => {
    expect(useFound(wrong).error).toEqual(wrong.error)
    const error = { name: 'Subtracts', wrong: richText('$8$') }
    expect(useFound({ ...story, error }).error).toBeNull()
  })
})

describe('keeping an answer', () => {
  it('removes an error whose result the teacher calls right', () => {
    const error = { name: 'Adds', wrong: richText('$16$') }
    const kept = confirmedItem({ ...story, error }, 'mine', 'en')
    expect(kept).toMatchObject({ error: null, steps: story.steps })
    expect(confirmedItem(story, 'mine', 'en').error).toEqual(story.error)
  })
})

describe('another answer that the teacher types', () => {
  const typed = (item: ResourceItem, answer: string) =>
    editedItem(item, contentOf({ ...item, answer: value(answer) }), 'en')

  it('removes an error with the same result, unless code finds that the answer is wrong', () => {
    expect(typed(story, '$6$').error).toBeNull()
    expect(typed(story, '$8$').error).toEqual(story.error)
    expect(typed(wrong, '$\\frac{4}{10}$')).toMatchObject({
      error: wrong.error,
      verification: wrong.verification,
    })
  })

  it('keeps the steps, which the teacher sees and sends beside it', () =>
    expect(typed(wrong, '$\\frac{4}{5}$').steps).toEqual(wrong.steps))
})
