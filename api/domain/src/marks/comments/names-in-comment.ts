import { normaliseName } from '../../roster/names/normalise-name.ts'
import { scriptOf, soundsLike } from '../../roster/names/transliteration.ts'
import type { Student } from '../../roster/student.ts'
import { wordsInOrder } from './comment-words.ts'

/**
 * Words that identify nobody, because they are part of many names ("de la Tour", "Ben Ali", عبد الرحمن) or of many
 * sentences: لا isn't "Léa".
 */
const particles = new Set(
  [
    'de la le les du des del di da do dos das van von der den ter al el bin ben ibn bint abu abou bou',
    'ould ait oum umm abd saint sainte san mac بن ابن بنت بو ابو ابي ام ال عبد ولد ايت',
    'the and for you les est une que qui sur pas الي لا ما من في عن ان او هل لم لن قد كم هو هي يا لو ثم اي كل بل مع ذا',
  ].flatMap((line) => line.split(' ')),
)
/** A part of a name with fewer letters is too common in sentences, unless it is the whole first or last name. */
const identifyingFrom = 3
/** The most words that are one name when written together: "Abd Er Rahmane". */
const mostJoined = 4

const article = /^ال(?=..)/u
/** Arabic writes "and", "to", "with" and the article together with the next word: وسارة, للزهراء. */
const attached = /^(?:[وف])?(?:[بلك])?(?:ال|ل)?(?=..)/u

function withoutAttached(word: string): string[] {
  if (scriptOf(word) !== 'arabic') return [word]
  const bare = [word.slice(1), word.replace(attached, ''), word.replace(article, '')]
  const isAttached = /^[وفبلكا]/u.test(word)
  return [...new Set([word, ...(isAttached ? bare : [])])].filter((one) => one.length > 1)
}

/** The words of a text and each few neighbours written together. */
function spellingsIn(text: string): Set<string> {
  // With apostrophes as separators and without: "d’Amine" contains Amine, and "O’Neil" is one word of a name.
  const readings = [wordsInOrder(text), normaliseName(text).split(' ').filter(Boolean)]
  const candidates = new Set<string>()
  for (const words of readings) {
    for (const [from, first] of words.entries()) {
      for (let count = 1; count <= mostJoined && from + count <= words.length; count += 1) {
        const rest = words.slice(from + 1, from + count).join('')
        for (const start of withoutAttached(first)) candidates.add(start + rest)
      }
    }
  }
  return candidates
}

/** The spellings that identify a student: the whole first and last name, and their parts without particles. */
function identifying(name: string): string[] {
  const words = normaliseName(name).split(' ').filter(Boolean)
  const parts = words
    .flatMap((word) => [word, word.replace(article, '')])
    .filter((word) => word.length >= identifyingFrom && !particles.has(word))
  return [words.join(''), ...parts].filter((one) => one.length > 1)
}

/** Arabic omits vowels, so a whole name of two letters is as long as "Taha". */
const isComparable = (name: string) => name.length >= identifyingFrom || scriptOf(name) === 'arabic'

/** Whether two words in different scripts can be the same name, as a whole and not only its beginning. */
const soundsTheSame = (word: string, name: string) => soundsLike(word, name) && soundsLike(name, word)

/**
 * Returns a predicate: whether a text contains the name of one of these students, in any spelling and in Latin or Arabic
 * letters. In doubt it says yes: a first name that is also an ordinary word ("Grace", أمل) counts as a name.
 */
export function studentNameIn(
  students: readonly Pick<Student, 'firstName' | 'lastName'>[],
): (text: string) => boolean {
  const names = new Set(
    students.flatMap(({ firstName, lastName }) => [firstName, lastName].flatMap(identifying)),
  )
  const comparable = [...names].filter(isComparable)
  const verdicts = new Map<string, boolean>()
  const isName = (word: string): boolean => {
    const before = verdicts.get(word)
    if (before !== undefined) return before
    const isOne =
      names.has(word) ||
      (isComparable(word) && !particles.has(word) && comparable.some((name) => soundsTheSame(word, name)))
    verdicts.set(word, isOne)
    return isOne
  }
  return (text) => [...spellingsIn(text)].some(isName)
}
