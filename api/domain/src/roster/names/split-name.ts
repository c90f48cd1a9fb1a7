import { tidyName } from './normalise-name.ts'

/** The order of first and last name. */
export type NameOrder = 'last-first' | 'first-last'

export interface SplitName {
  firstName: string
  lastName: string
  /** What determined the split: a comma or capitals in the name, column headings, or the assumed order. */
  by: 'comma' | 'capitals' | 'columns' | 'order'
}

/** Particles that belong to the following word of the last name. */
const particles = new Set(
  'ben bin ibn ould aït ait el al abu abou bou de du des da di do dos del della la le les van von der den ter ten mc mac st saint بن ابن ولد ايت آيت ال أبو ابو بو عبد'.split(
    ' ',
  ),
)
/** Whether a word, also a normalised one, belongs to the following word. */
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase())

/** Whether a word is in capitals (at least two), which lists use for last names. Never true in scripts without case. */
const isCapitals = (word: string) =>
  /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word) && word === word.toUpperCase()

const joined = (words: readonly string[]) => words.join(' ')

/** The range `[from, to)` of words in capitals at one end of a name; null if none, all or other words are in capitals. */
function capitalsOf(words: readonly string[]): { from: number; to: number } | null {
  const flags = words.map(isCapitals)
  const from = flags.indexOf(true)
  const to = flags.lastIndexOf(true) + 1
  if (from === -1 || to - from === words.length || flags.slice(from, to).includes(false)) return null
  return from === 0 || to === words.length ? { from, to } : null
}

/** The order that the capitals of a name imply; null if they imply none. */
export const orderByCapitals = (name: string): NameOrder | null => {
  const capitals = capitalsOf(tidyName(name).split(' '))
  if (!capitals) return null
  return capitals.from === 0 ? 'last-first' : 'first-last'
}

const lastNameFirst = (words: readonly string[]): number => {
  let end = 0
  while (end < words.length - 2 && isParticle(words[end] ?? '')) end += 1
  return end + 1
}

const lastNameAtEnd = (words: readonly string[]): number => {
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1] ?? '')) start -= 1
  return start
}

/** The words of a name. A word without a letter, such as "2", is joined to its neighbour, because it isn't a name. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const word of text.split(' ')) {
    const before = words.at(-1)
    const isAlone = before !== undefined && /\p{L}/u.test(before) && /\p{L}/u.test(word)
    if (before === undefined || isAlone) words.push(word)
    else words[words.length - 1] = `${before} ${word}`
  }
  return words
}

/** Splits a full name. A comma or capitals in it override the assumed order; a single word is a first name. */
export function splitName(name: string, order: NameOrder): SplitName {
  // A comma before the first word separates nothing.
  const text = tidyName(name).replace(/^[\s,،]+/, '')
  const comma = /^([^,،]+)[,،]\s*(.+)$/.exec(text)
  if (comma) return { lastName: (comma[1] ?? '').trim(), firstName: (comma[2] ?? '').trim(), by: 'comma' }
  const words = wordsOf(text)
  if (words.length === 1) return { firstName: text.replace(/[,،]/g, '').trim(), lastName: '', by: 'order' }
  const capitals = capitalsOf(words)
  if (capitals) {
    const others = [...words.slice(0, capitals.from), ...words.slice(capitals.to)]
    const lastName = joined(words.slice(capitals.from, capitals.to))
    return { firstName: joined(others), lastName, by: 'capitals' }
  }
  const cut = order === 'last-first' ? lastNameFirst(words) : lastNameAtEnd(words)
  const [front, back] = [joined(words.slice(0, cut)), joined(words.slice(cut))]
  return order === 'last-first'
    ? { lastName: front, firstName: back, by: 'order' }
    : { firstName: front, lastName: back, by: 'order' }
}
