import type { SheetStudent } from '../mark-sheet.ts'
import { normaliseName } from '../../students/names/normalise-name.ts'

/** A student on the list of those whose paper may be next. */
export interface PaperOwner {
  student: SheetStudent
  /** Every question has something. */
  isDone: boolean
}

/** `taken`: the one that Enter takes as it stands; null while several could be meant. */
export interface PaperMatches {
  owners: readonly PaperOwner[]
  taken: PaperOwner | null
}

/** The article that a name is often looked for without. */
const article = /^ال(?=..)/u

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

function beginsWith({ firstName, lastName }: SheetStudent, typed: string): boolean {
  const parts = [normaliseName(lastName), normaliseName(firstName)]
  const whole = [parts.join(' '), parts.toReversed().join(' '), ...parts]
  const words = parts.flatMap((part) => part.split(' '))
  const beginnings = [
    ...whole.map(withoutSpaces),
    ...words,
    ...words.map((word) => word.replace(article, '')),
  ]
  if (beginnings.some((beginning) => beginning.startsWith(withoutSpaces(typed)))) return true
  const asked = typed.split(' ')
  return asked.length > 1 && asked.every((one) => words.some((word) => word.startsWith(one)))
}

const mayBeMarked = ({ student }: PaperOwner) => student.takesPart && !student.isOverLimit

/** Those still to do first, then who is done, then who has no paper here; each in the order of the list. */
const rankOf = (owner: PaperOwner) => (!mayBeMarked(owner) ? 2 : owner.isDone ? 1 : 0)

/**
 * Whose first or last name begins with what was typed, however it is spelt (accents, case, hamza, spaces); a number is
 * the place in the list. Nothing typed: everybody. One who is left, or the only one still to do, is taken at once; so
 * is the exact number.
 */
export function matchPapers(text: string, owners: readonly PaperOwner[]): PaperMatches {
  const typed = normaliseName(text)
  const isNumber = /^\d+$/.test(typed)
  const found = owners
    .filter(({ student }) =>
      isNumber ? String(student.number).startsWith(String(Number(typed))) : beginsWith(student, typed),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.student.number - b.student.number)
  if (typed === '') return { owners: found, taken: null }
  const exact = isNumber ? found.find(({ student }) => student.number === Number(typed)) : undefined
  if (exact) {
    const others = found.filter((owner) => owner !== exact)
    return { owners: [exact, ...others], taken: mayBeMarked(exact) ? exact : null }
  }
  const possible = found.filter(mayBeMarked)
  const open = possible.filter(({ isDone }) => !isDone)
  const [only] = open.length === 1 ? open : possible.length === 1 ? possible : []
  return { owners: found, taken: only ?? null }
}
