import { expect, test } from 'vitest'
import { testCards } from '../../objects/cards.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { fill, wordingFor } from './index.ts'

const flat = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'string'
      ? [[`${path}${name}`, inner] as [string, string]]
      : flat(inner as object, `${path}${name}.`),
  )
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each([
  ['French', fr],
  ['Arabic', ar],
])('%s has the same texts with the same placeholders as English', (_name, other) => {
  const translated = new Map(flat(other))
  expect([...translated.keys()].sort()).toEqual(
    flat(en)
      .map(([path]) => path)
      .sort(),
  )
  for (const [path, text] of flat(en))
    expect(placeholders(translated.get(path) ?? ''), path).toEqual(placeholders(text))
})

test('every test card is described in every language', () => {
  for (const words of [en, fr, ar])
    for (const { key } of testCards)
      expect([words.cards.effects[key], words.cards.names[key]]).not.toContain(undefined)
})

test('the language of the session comes before the languages of the browser, and English is the default', () => {
  expect(wordingFor('fr-CA', 'ar').language).toBe('fr')
  expect(wordingFor(null, 'de-CH,ar;q=0.8,en;q=0.5').language).toBe('ar')
  expect(wordingFor('auto', 'fr-FR').language).toBe('fr')
  expect(wordingFor(null, undefined).language).toBe('en')
})

test('amounts are in minor units of their currency', () => {
  const { money } = wordingFor('en', undefined)
  expect(money(1050, 'eur')).toBe('€10.50')
  expect(money(1050, 'jpy')).toMatch(/1,050/)
  expect(fill('Pay {amount}', { amount: money(400, 'eur') })).toBe('Pay €4.00')
})
