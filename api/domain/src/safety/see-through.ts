import { collapse, soundOf, withoutArticle, type Vocabulary } from './vocabulary.ts'

/** Digits and symbols to read as letters; `1` and `!` can be i or l. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '|': 'l', '+': 't', '€': 'e', '£': 'l', '¡': 'i' },
}
const asLetters = (token: string, one: string) =>
  [...token].map((sign) => (sign === '1' || sign === '!' ? one : (lookalikes[sign] ?? sign))).join('')

/** Whether a symbol replaces a letter, as in "b*mb". */
const isMasked = (token: string) => /[*#]/.test(token)

/** A letter that is attached to a word of two letters makes another word of it: "بسم الله" isn't about poison. */
const prefixes = /^(?:[وف]?(?:[بكل]?ال|لل)(?=.{2})|(?:[وف]?[بكل]|[وف])(?=.{3}))/u
const suffixes = /(?<=.{3})(?:ها|هم|كم|نا|ي|ك|ه)$/u

function* arabicForms(token: string): Generator<string> {
  const bare = token.replace(prefixes, '')
  yield bare
  yield bare.replace(/(?<=.{3})ا$/u, '')
  yield token.replace(/(?<=.{3})ا$/u, '')
  yield token.replace(/^[وف](?=.{3})/u, '')
  yield token.replace(/^(?:[وف]?[بكل])(?=.{3})/u, '')
  for (const form of [token, bare]) {
    yield form.replace(suffixes, '')
    // The feminine ending ه becomes ت before a possessive suffix.
    yield form.replace(/ت(?:ها|هم|كم|نا|ي|ك|ه)$/u, 'ه')
  }
}

function* latinForms(token: string): Generator<string> {
  if (token.length > 3 && /[sx]$/.test(token)) yield token.slice(0, -1)
  if (token.length > 4 && token.endsWith('es')) yield token.slice(0, -2)
}

function plainForm(token: string, { words }: Vocabulary): string | null {
  if (words.has(token)) return token
  const forms = /\p{Script=Arabic}/u.test(token) ? arabicForms(token) : latinForms(token)
  for (const form of forms) if (words.has(form)) return form
  return null
}

/** The first word whose letters match the unmasked ones; requires at least two unmasked letters. */
function unmasked(token: string, { words }: Vocabulary): string | null {
  if (token.replace(/[*#]/g, '').length < 2) return null
  const pattern = new RegExp(`^${token.replace(/[*#]/g, '\\p{L}')}$`, 'u')
  for (const word of words) if (pattern.test(word)) return word
  return null
}

function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function misspelt(token: string, vocabulary: Vocabulary): string | null {
  const sound = vocabulary.sounds.get(soundOf(token))
  if (sound !== undefined) return sound
  return (
    vocabulary.longWords.find((word) => token.length >= 7 && word[0] === token[0] && isOneOff(token, word)) ??
    null
  )
}

function read(written: string, vocabulary: Vocabulary): string | null {
  const token = withoutArticle(written)
  const plain = plainForm(token, vocabulary)
  if (plain !== null) return plain
  if (/^\d+$/.test(token)) return null
  if (isMasked(token)) return unmasked(token, vocabulary)
  const readings = [token]
  if (/[^\p{L}]/u.test(token)) readings.push(asLetters(token, 'i'), asLetters(token, 'l'))
  for (const reading of readings) {
    const form = plainForm(reading, vocabulary)
    if (form !== null) return form
  }
  for (const reading of readings) {
    // A doubled ending is ordinary spelling, not a trick: "bombée" is a different word.
    const isStretched = /(.)\1/u.test(reading) && !/ee?s?$/.test(reading)
    const short = collapse(reading)
    const form = isStretched || /(.)\1\1/u.test(reading) ? vocabulary.collapsed.get(short) : undefined
    if (form !== undefined && short.length >= 3) return form
    const plainShort = isStretched && short.length >= 4 ? plainForm(short, vocabulary) : null
    if (plainShort !== null) return plainShort
  }
  for (const reading of readings) {
    const form = misspelt(reading, vocabulary)
    if (form !== null) return form
  }
  return null
}

const mostRemembered = 10_000
const longestRemembered = 30

/** The word of the vocabulary that a token represents, despite spelling tricks; null if there is none. */
export function seeThrough(token: string, vocabulary: Vocabulary): string | null {
  const remembered = vocabulary.read
  const earlier = remembered.get(token)
  if (earlier !== undefined) return earlier
  const word = read(token, vocabulary)
  if (token.length > longestRemembered) return word
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(token, word)
  return word
}
