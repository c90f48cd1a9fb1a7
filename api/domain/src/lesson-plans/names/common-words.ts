import type { Language } from '../../text/language.ts'

const setOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')))

/** First names that are ordinary words of a language in lower case, without accents. Arabic has no case. */
const commonWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    'will mark rose grace faith hope may june april art jack joy bill rob pat sue dawn summer autumn chance frank',
    'grant drew chase miles guy dean lance nick rich ray hunter mason page penny ginger heather holly melody harmony',
    'charity patience honor destiny angel star rain river brook clay cliff dale lane ward robin iris poppy hazel fern',
    'lily daisy violet olive amber ruby pearl crystal jade ivy sky jasmine victor earnest ernest true',
  ),
  fr: setOf(
    'rose pierre blanche claire clair aime aimee juste constant constante prudence clement clemence modeste desire desiree',
    'parfait marine marin olive violette marguerite capucine cerise victoire grace esperance pascal noel avril jade perle',
    'ambre ange angelique romain romane germain maxime aurore reine colombe fleur flore iris lys ocean celeste',
  ),
  ar: new Set(),
}

/** Whether a folded first name is also a word of the language. */
export const isCommonWord = (folded: string, language: Language | undefined): boolean =>
  language !== undefined && commonWords[language].has(folded)

/** Ends a sentence, so that the next word is its first one. */
const sentenceEnd = /[.!?؟…:;؛\n•|/\\@_[\]{}]/u

/**
 * Whether a word stands in lower case between the words of a sentence. At the beginning of a sentence it is more likely a
 * name that somebody typed without a capital, and so is one with a possessive or in an address.
 */
export function isOrdinaryWord(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end)
  if (word !== word.toLowerCase() || word === word.toUpperCase()) return false
  const before = text.slice(0, start)
  const sentence = before.slice(
    before.split('').findLastIndex((character) => sentenceEnd.test(character)) + 1,
  )
  return (
    /\p{L}.*[^\S\n]$/su.test(sentence) &&
    !/^(?:\p{Cf}?['’ʼ]|[@_\p{N}\p{Pd}]|\.\p{L})/u.test(text.slice(end, end + 3))
  )
}
