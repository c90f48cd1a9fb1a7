import { escapeRegExp, spellingsOf } from '@classeur/domain/text'

/** Ligatures such as œ are written as two letters. */
const units = /oe|ae|ss|[^]/gu

/**
 * The pattern of a normalised text in texts that an older version stored, which kept more spellings apart: ة from ه, œ
 * from oe, a word with ء from one without, and the digits of two scripts.
 */
export const searchPattern = (normalised: string): string =>
  normalised.replace(units, (unit) => {
    const letters = [...unit].map((letter) => anyOf([letter, ...spellingsOf(letter)])).join('')
    const joined = unit.length > 1 ? spellingsOf(unit) : []
    return joined.length > 0 ? `(?:${[letters, ...joined].join('|')})` : letters
  })

function anyOf(letters: readonly string[]): string {
  const [first = ''] = letters
  const one = letters.length === 1 ? escapeRegExp(first) : `[${letters.join('')}]`
  return /\p{Script=Arabic}/u.test(first) ? `${one}ء?` : one
}

/** The pattern of a word that begins with this, with or without the Arabic article. */
export const wordBeginning = (word: string): string => ` (?:ال)?${searchPattern(word)}`
