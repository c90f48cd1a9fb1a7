import { describe, expect, it } from 'vitest'
import type { ItemAnswer, ItemVerification, ResourceItem } from './item.ts'
import { recheckStored } from './recheck-stored.ts'
import { richText, typedText } from './rich-text.ts'

type Stored = Parameters<typeof recheckStored>[0]

const by = (who: ItemVerification['by']): ItemVerification => ({ state: 'verified', by: who, found: null })
const value = (typed: string): ItemAnswer => ({ kind: 'value', shown: richText(typed) })
const stored: Stored = {
  ...{ prompt: richText('Add $\\frac{1}{5}+\\frac{3}{5}=\\square$'), figure: null, origin: null },
  ...{ answer: value('$\\frac{4}{5}$'), verification: by('code') },
  check: { kind: 'arithmetic', expression: '1/5+3/5', form: 'any' },
}
const question: Stored = {
  ...{ prompt: richText('Name the capital of France.'), figure: null, origin: null, check: null },
  ...{ answer: value('Paris'), verification: by('solver') },
}
const options = (...typed: string[]): ResourceItem['answer'] => ({
  ...{ kind: 'choice', correct: 0 },
  options: typed.map((content) => ({ content: richText(content), reason: '' })),
})

describe('a stored item', () => {
  it('stays verified as long as it is the item that was verified', () => {
    for (const item of [stored, question]) expect(recheckStored(item, 'en')).toEqual(item.verification)
  })

  it.each<[string, Partial<Stored>]>([
    ['answer', { answer: value('$\\frac{4}{10}$') }],
    ['answer, which is empty now', { answer: { kind: 'value', shown: [] } }],
    ['answer, which has a unit now', { answer: value('$\\frac{4}{5}$ kg') }],
    ['task', { prompt: richText('Add $\\frac{1}{5}+\\frac{2}{5}=\\square$') }],
    [
      'task, which asks for something else',
      { prompt: richText('Subtract $\\frac{1}{5}-\\frac{3}{5}=\\square$') },
    ],
    ['check', { check: { kind: 'arithmetic', expression: '1/5+2/5', form: 'any' } }],
    ['check, which is gone', { check: null }],
    ['options, of which two are right', { answer: options('$\\frac{4}{5}$', '$0.8$', '$\\frac{1}{5}$') }],
    ['options, of which none is right', { answer: options('$\\frac{3}{5}$', '$\\frac{4}{10}$') }],
    [
      'answer, which is open now',
      { answer: { kind: 'open', model: richText('$\\frac{4}{5}$'), points: [] } },
    ],
  ])('that code has verified is to check after a change of its %s', (_name, change) => {
    expect(recheckStored({ ...stored, ...change }, 'en')).toMatchObject({ state: 'to-check', by: null })
  })

  it('shows the value of code beside a wrong answer, regardless of who verified it', () => {
    for (const who of ['code', 'solver', null] as const) {
      const wrong = { ...stored, answer: value('$\\frac{4}{10}$'), verification: by(who) }
      const { state, found } = recheckStored(wrong, 'en')
      expect([state, typedText(found ?? [])]).toEqual(['to-check', '$\\frac{4}{5}$'])
    }
  })

  it('that nobody has verified, or a solver with an open answer, is to check', () => {
    const open: ItemAnswer = { kind: 'open', model: richText('Paris'), points: [] }
    for (const change of [{ verification: by(null) }, { answer: open }])
      expect(recheckStored({ ...question, ...change }, 'en').state).toBe('to-check')
  })

  it('keeps what the teacher has decided, and what was to check', () => {
    const wrong = { ...stored, answer: value('$\\frac{4}{10}$') }
    const open: ItemVerification = { state: 'to-check', by: null, found: richText('$\\frac{4}{5}$') }
    for (const verification of [by('teacher'), open])
      expect(recheckStored({ ...wrong, verification }, 'en')).toBe(verification)
  })
})
