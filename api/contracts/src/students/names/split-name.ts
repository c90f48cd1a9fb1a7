import { cleanText } from './normalise-name.ts'

/** Which of the two comes first in a written name. */
export type NameOrder = 'last-first' | 'first-last'

export interface SplitName {
  firstName: string
  lastName: string
  /** What says where one ends: the line itself, or the order that was assumed. */
  by: 'comma' | 'capitals' | 'order'
}

/** Words that belong to the last name's word after them. */
const particles = new Set(
  'ben bin ibn ould aït ait el al abu abou bou de du des da di do dos del della la le les van von der den ter ten mc mac st saint بن ابن ولد ايت آيت ال أبو ابو بو عبد'.split(
    ' ',
  ),
)
const isParticle = (word: string) => particles.has(word.toLowerCase())

/** Two capitals or more and no small letter: how lists mark the last name. Scripts without case never are. */
const isCapitals = (word: string) =>
  /\p{Lu}.*\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word) && word === word.toUpperCase()

const joined = (words: readonly string[]) => words.join(' ')

/** Where the capitals stand in a name that has both kinds of words, as `[from, to)`; null when they say nothing. */
function capitalsOf(words: readonly string[]): { from: number; to: number } | null {
  const flags = words.map(isCapitals)
  const from = flags.indexOf(true)
  const to = flags.lastIndexOf(true) + 1
  if (from === -1 || to - from === words.length || flags.slice(from, to).includes(false)) return null
  return from === 0 || to === words.length ? { from, to } : null
}

/** Which order the capitals of a name tell, if they do. */
export const orderByCapitals = (name: string): NameOrder | null => {
  const capitals = capitalsOf(cleanText(name).split(' '))
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

/** Splits a whole name. A comma or capitals in it say more than the assumed order; a single word is a first name. */
export function splitName(name: string, order: NameOrder): SplitName {
  // What stands in front of the first word separates nothing.
  const text = cleanText(name).replace(/^[\s,،]+/, '')
  const comma = /^([^,،]+)[,،]\s*(.+)$/.exec(text)
  if (comma) return { lastName: (comma[1] ?? '').trim(), firstName: (comma[2] ?? '').trim(), by: 'comma' }
  const words = text.split(' ')
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
