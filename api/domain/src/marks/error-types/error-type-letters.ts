import { normaliseName } from '../../roster/names/normalise-name.ts'
import { defaultErrorTypeLetters } from './default-error-types.ts'
import { errorTypeLimits, type StoredErrorType } from './stored-error-type.ts'

type Lettered = Pick<StoredErrorType, 'id' | 'letter'>

/** Two badges with the same key look alike: "é" and "E", أ and ا. */
const letterKey = (letter: string): string => normaliseName(letter) || letter

const defaultKeys = defaultErrorTypeLetters.map(letterKey)

/** The keys of the badges of the default error types and of these types. */
const takenKeys = (types: readonly Lettered[], exceptId?: string): Set<string> =>
  new Set([
    ...defaultKeys,
    ...types.filter(({ id }) => id !== exceptId).map(({ letter }) => letterKey(letter)),
  ])

/** Whether a badge looks like that of a default error type or of another of these types. */
export const isLetterTaken = (types: readonly Lettered[], letter: string, exceptId?: string): boolean =>
  takenKeys(types, exceptId).has(letterKey(letter))

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const article = /^ال(?=..)/u

/** Badges for a name, the best first, followed by enough others that one of them is always free. */
function* lettersFor(name: string): Generator<string> {
  const plain = name
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toUpperCase()
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => Array.from(word.replace(article, '')))
  const initials = words.flatMap(([first = '']) => first)
  yield* initials
  const [initial = ''] = initials
  for (const other of [...initials.slice(1), ...words.flat().slice(1)]) yield initial + other
  yield* alphabet
  for (const first of alphabet) for (const second of alphabet) yield first + second
}

/** The badge to propose for a new error type: an initial of its name if it is free, otherwise two letters. */
export function proposeLetter(types: readonly Lettered[], name: string, exceptId?: string): string {
  const taken = takenKeys(types, exceptId)
  for (const letter of lettersFor(name)) {
    const isShort = Array.from(letter).length <= errorTypeLimits.letter
    if (isShort && !taken.has(letterKey(letter))) return letter
  }
  throw new RangeError('more error types than badges')
}
