import { normaliseName } from './normalise-name.ts'
import { scriptOf, sunLetters, withoutDoubles } from './transliteration.ts'

/** The longest prefix of a key that is stored, in letters. */
const longestBeginning = 8
/** Shorter keys match many names, so whole names with such a key are searched first. */
const selectiveFrom = 3

/**
 * Groups of letters of both scripts that may correspond to each other. Keys omit vowels, except at the start, because
 * Arabic omits most of them. A common key isn't yet a match: it only finds candidates for `nameSearch`.
 */
const groups: [string, string][] = [
  ['K', 'kqcgjجچخغقكگ'],
  ['S', 'sسشصث'],
  ['T', 'tتطثذظ'],
  ['D', 'dدذضظ'],
  ['Z', 'zزذظ'],
  ['B', 'bpبپ'],
  ['F', 'fvفڤ'],
  ['L', 'lل'],
  ['M', 'mم'],
  ['N', 'nن'],
  ['R', 'rر'],
  ['H', 'hحه'],
]
const groupsOf = (letter: string): string[] =>
  groups.flatMap(([group, letters]) => (letters.includes(letter) ? [group] : []))

const isVowelLetter = (letter: string) => 'aeiouywاوعي'.includes(letter)
const article = /^ال(?=..)/u

/** Replaces Latin spellings of one sound with several letters by one letter. */
const oneLetterEach = (latin: string) =>
  withoutDoubles(latin)
    .replace(/sch|ch/g, 's')
    .replace(/ph/g, 'f')
    .replace(/dj|dg/g, 'j')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/x/g, 'ks')

/** Ways to read a word: with and without the article and its l, and with sounds that its last letter may start. */
function readings(word: string): string[] {
  if (scriptOf(word) === 'latin') {
    const latin = oneLetterEach(word)
    const ends: Record<string, string> = { c: 's', p: 'f', d: 'j' }
    const other = ends[latin.at(-1) ?? '']
    return [
      latin,
      ...(other ? [latin.slice(0, -1) + other] : []),
      // "Jasmine" starts with the same Arabic letter as "Yasmine".
      ...(latin.startsWith('j') ? [`y${latin.slice(1)}`] : []),
    ]
  }
  const spoken = word.replace(new RegExp(`ال(?=[${sunLetters}])`, 'gu'), 'ا')
  return [...new Set([word, spoken, word.replace(article, '')])]
}

/** The keys of one normalised word; several if a letter has several sounds. */
function keysOf(word: string): string[] {
  if (scriptOf(word) === null) return []
  const keys = readings(word).flatMap((reading) => {
    const [first = '', ...rest] = reading
    const begins = isVowelLetter(first) ? ['A'] : groupsOf(first)
    return rest
      .filter((letter) => !isVowelLetter(letter))
      .reduce((prefixes, letter) => {
        const sounds = groupsOf(letter)
        return sounds.length === 0 ? prefixes : prefixes.flatMap((key) => sounds.map((sound) => key + sound))
      }, begins)
  })
  return [...new Set(keys.map(withoutWeakSounds))].filter(Boolean)
}

/** Removes an h that belongs to the spelling of a consonant or is silent at the end, and merges doubled sounds. */
const withoutWeakSounds = (key: string) =>
  key
    .replace(/(?<=[KSTDZBF])H/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.)H$/, '')

const stored = (script: string, key: string) => `${script}~${key}`

/** The keys to store so that a name is found in the other script: prefixes, and whole words followed by `$`. */
export function soundKeysOf(name: string): string[] {
  const words = normaliseName(name).split(' ').filter(Boolean)
  // "Abderrahmane" is two words in Arabic.
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)
  const arabicPairs = pairs.filter((pair) => scriptOf(pair) === 'arabic')
  return [
    ...new Set(
      [...words, ...arabicPairs].flatMap((word) =>
        keysOf(word).flatMap((key) => {
          const beginnings = Array.from(key.slice(0, longestBeginning), (_, at) => key.slice(0, at + 1))
          return [...beginnings, `${key}$`].map((one) => stored(scriptOf(word) ?? '', one))
        }),
      ),
    ),
  ]
}

/** A query matches names that have at least one key of each list. */
export type SoundQuery = string[][]

/**
 * Queries for names whose words in the other script may start with the typed words; none for a text in neither script.
 * Check the names they find with `nameSearch`, because some are false matches.
 */
export function soundQueriesOf(typed: string): SoundQuery[] {
  const words = normaliseName(typed).split(' ').filter(Boolean)
  if (words.length === 0 || words.some((word) => scriptOf(word) === null)) return []
  const texts = words.length > 1 ? [words, [words.join('')]] : [words]
  return texts.flatMap((text) => {
    const keys = text.map((word) => ({ script: scriptOf(word), ofWord: keysOf(word) }))
    if (keys.some(({ ofWord }) => ofWord.length === 0)) return []
    const queryWith = (end: string): SoundQuery =>
      keys.map(({ script, ofWord }) => {
        const other = script === 'latin' ? 'arabic' : 'latin'
        return ofWord.map((key) =>
          stored(other, key.slice(0, end === '' ? longestBeginning : undefined) + end),
        )
      })
    const areFew = keys.some(({ ofWord }) => ofWord.every((key) => key.length >= selectiveFrom))
    return areFew ? [queryWith('')] : [queryWith('$'), queryWith('')]
  })
}
