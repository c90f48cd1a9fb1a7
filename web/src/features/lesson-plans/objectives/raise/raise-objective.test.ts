import { BloomLevel, type Language } from '@classeur/contracts'
import { describe, expect, it } from 'vitest'
import { raiseObjective } from './raise-objective.ts'

const raise = (text: string, bloomLevel: BloomLevel, language: Language = 'en') =>
  raiseObjective({ text, bloomLevel }, language)

describe('raising an objective by one level', () => {
  it.each([
    [
      'en',
      'remember',
      'List the stages of the water cycle.',
      'Explain the stages of the water cycle in your own words.',
    ],
    [
      'en',
      'understand',
      'Explain why 1/2 + 1/3 is not 2/5.',
      'Show with a new example why 1/2 + 1/3 is not 2/5.',
    ],
    [
      'en',
      'apply',
      'Add two fractions with unlike denominators.',
      'Show step by step how to add two fractions with unlike denominators and give the reason for each step.',
    ],
    [
      'en',
      'analyse',
      'Compare two renewable sources of energy.',
      'Choose the best way to compare two renewable sources of energy and justify the choice.',
    ],
    [
      'en',
      'evaluate',
      'Judge the causes of the revolution.',
      'Design a new example that uses the causes of the revolution, and present it.',
    ],
    [
      'fr',
      'remember',
      'Citer les étapes du cycle de l’eau.',
      'Expliquer les étapes du cycle de l’eau avec ses propres mots.',
    ],
    [
      'fr',
      'understand',
      'Expliquer pourquoi le jour suit la nuit.',
      'Montrer sur un exemple nouveau pourquoi le jour suit la nuit.',
    ],
    [
      'fr',
      'apply',
      'Additionner deux fractions.',
      'Montrer étape par étape comment additionner deux fractions et justifier chaque étape.',
    ],
    ['ar', 'remember', 'يذكر مراحل دورة الماء.', 'يشرح مراحل دورة الماء بكلماته الخاصة.'],
    [
      'ar',
      'apply',
      'يجمع كسرين مختلفي المقام.',
      'يبيّن خطوة خطوة كيف يجمع كسرين مختلفي المقام ويعلّل كل خطوة.',
    ],
    ['ar', 'understand', 'يَشرَح لماذا يتبخر الماء.', 'يبيّن بمثال جديد لماذا يتبخر الماء.'],
  ] as const)('in %s rewords an objective of the level %s: %s', (language, level, text, expected) => {
    const raised = raise(text, level, language)
    expect(raised?.text).toBe(expected)
    expect(raised?.bloomLevel).toBe(BloomLevel.options[BloomLevel.options.indexOf(level) + 1])
    expect(raised?.evidence).not.toBe('')
  })

  it('can be repeated without adding endings twice', () => {
    const understand = raise('Define the water cycle in their own words.', 'remember')
    expect(understand?.text).toBe('Explain the water cycle in your own words.')
    const apply = raise(understand?.text ?? '', 'understand')
    expect(apply?.text).toBe('Use the water cycle to solve a new task.')
    expect(raise(apply?.text ?? '', 'apply')?.text).toBe(
      'Examine the water cycle and show how the parts are connected.',
    )
  })

  it.each([
    ['en', 'apply', 'Understand fractions.'],
    ['en', 'apply', 'Fractions'],
    ['en', 'remember', ''],
    ['en', 'remember', 'List'],
    ['en', 'understand', 'Explain the rule and apply it to a table.'],
    ['en', 'understand', 'Explain the rule. Apply it.'],
    ['fr', 'remember', 'Comprendre les fractions.'],
    ['ar', 'remember', 'فهم الكسور.'],
    ['en', 'create', 'Design a bridge.'],
  ] as const)(
    'in %s, at the level %s, returns nothing for a text it can’t reword: “%s”',
    (language, level, text) => {
      expect(raise(text, level, language)).toBeNull()
    },
  )

  it('returns nothing if the new wording would be too long', () => {
    const long = `List ${Array.from({ length: 28 }, (_, index) => `part${String(index)}`).join(' ')}.`
    expect(raise(long, 'remember')).toBeNull()
  })
})
