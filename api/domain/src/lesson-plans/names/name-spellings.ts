import { nameWords } from './name-tokens.ts'
import { isParticle } from './small-words.ts'

/** A student whose names must not leave the server. */
export interface NamedStudent {
  firstName: string
  lastName: string
}

export type NamePart = 'first' | 'last' | 'both'

/** One way to write a name, as its words. `isWhole` is false for a single word of a longer name. */
export interface NameSpelling {
  words: readonly string[]
  part: NamePart
  isWhole: boolean
}

/** Letters that German and Nordic names write with two letters where they have no diacritics. */
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
const article = /^ال(?=..)/u

const withTwoLetters = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüøå]/g, (letter) => twoLetters[letter] ?? letter)

const withoutArticle = (word: string) => word.replace(article, '')

/** Words with and without the Arabic article, which a prefix may replace. */
function articleForms(words: readonly string[]): string[][] {
  const [first = '', ...rest] = words
  const forms = [[...words], [withoutArticle(first), ...rest], words.map(withoutArticle)]
  return first.length + rest.length > 0 ? forms : []
}

function ofNames(first: readonly string[], last: readonly string[]): NameSpelling[] {
  const spelled = (part: NamePart, words: readonly string[]) =>
    articleForms(words).map((form): NameSpelling => ({ words: form, part, isWhole: true }))
  const single = (part: NamePart, words: readonly string[]) =>
    [...words, ...words.map(withoutArticle)]
      .filter((word) => !isParticle(word))
      .map((word): NameSpelling => ({ words: [word], part, isWhole: false }))
  const hasBoth = first.length > 0 && last.length > 0
  return [
    ...spelled('first', first),
    ...spelled('last', last),
    ...(hasBoth ? [...spelled('both', [...first, ...last]), ...spelled('both', [...last, ...first])] : []),
    ...single('first', first),
    ...single('last', last),
  ]
}

/** Every way to write the names of a student: whole names first. */
export function nameSpellings({ firstName, lastName }: NamedStudent): NameSpelling[] {
  const written = ofNames(nameWords(firstName), nameWords(lastName))
  const [first, last] = [withTwoLetters(firstName), withTwoLetters(lastName)]
  const isSame = first === firstName.toLowerCase() && last === lastName.toLowerCase()
  return isSame ? written : [...written, ...ofNames(nameWords(first), nameWords(last))]
}
