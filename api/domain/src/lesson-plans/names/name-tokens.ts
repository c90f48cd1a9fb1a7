import { normaliseName } from '../../roster/names/normalise-name.ts'
import { scriptOf } from '../../roster/names/transliteration.ts'

/** A word of a text, as written and in the form in which all spellings of a name are equal. */
export interface NameToken {
  /** Position in the text, in UTF-16 units, without invisible characters around the word. */
  start: number
  end: number
  /** Lower case, without accents, hamza, vowel signs or tatweel. */
  folded: string
  /** Position of each folded letter in the text. */
  at: readonly number[]
  /** Whether the word begins with a capital, or its script has no case. */
  isCapital: boolean
  script: 'arabic' | 'latin' | null
}

/**
 * Letters of one script with their marks, and invisible characters, which must not hide a name. Arabic prefixes may
 * stand directly before a Latin name. Letters that are apostrophes end a word. Scripts without spaces have one word for
 * each character.
 */
const word = new RegExp(
  [
    String.raw`(?:(?=[\p{L}\p{M}\p{Cf}])[\p{Script=Arabic}\p{M}\p{Cf}ـ])+`,
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*`,
    String.raw`(?:(?![ʹʻʼ\p{Script=Arabic}\p{Script=Han}])[\p{L}\p{M}\p{Cf}])+`,
  ].join('|'),
  'gu',
)
const invisible = /^\p{Cf}$/u
const lowerCase = /^\p{Ll}/u

const foldedCharacters = new Map<string, string>()
/** The most characters to remember: more than all letters of the scripts that names are written in. */
const mostKnown = 4000

/** The folded form of one character; several letters for ligatures, none for marks. */
function foldCharacter(character: string): string {
  const before = foldedCharacters.get(character)
  if (before !== undefined) return before
  const folded = normaliseName(character.normalize('NFKD')).replaceAll(' ', '')
  if (foldedCharacters.size < mostKnown) foldedCharacters.set(character, folded)
  return folded
}

/** The words of a text, in order. Digits and punctuation end a word. */
export function nameTokens(text: string): NameToken[] {
  return [...text.matchAll(word)].flatMap(({ 0: raw, index }) => {
    const at: number[] = []
    let [folded, position, start, end] = ['', index, -1, index]
    for (const character of raw) {
      const letters = foldCharacter(character)
      folded += letters
      for (let letter = 0; letter < letters.length; letter += 1) at.push(position)
      if (!invisible.test(character)) {
        if (start < 0) start = position
        end = position + character.length
      }
      position += character.length
    }
    if (folded === '') return []
    const first = String.fromCodePoint(text.codePointAt(at[0] ?? index) ?? 0).normalize('NFKD')
    return [{ start, end, folded, at, isCapital: !lowerCase.test(first), script: scriptOf(folded) }]
  })
}

/** The folded words of a name: "Jean-Pierre O’Neil" has four. */
export const nameWords = (name: string): string[] => nameTokens(name).map(({ folded }) => folded)
