import type { SheetStudent } from '../../roster/student.ts'
import { nameSearch } from '../../roster/names/name-search.ts'
import { normaliseName } from '../../roster/names/normalise-name.ts'

/** A student whose paper may be next. */
export interface PaperOwner<Student extends SheetStudent = SheetStudent> {
  student: Student
  /** Whether every question has a mark or status. */
  isDone: boolean
}

/** `taken`: the paper that Enter selects; null while several match. */
export interface PaperMatches<Student extends SheetStudent = SheetStudent> {
  owners: readonly PaperOwner<Student>[]
  taken: PaperOwner<Student> | null
}

/** The Arabic article, which people often omit when they search for a name. */
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

const mayBeMarked = ({ student }: PaperOwner) => student.takesPart

/** Unfinished papers first, then finished ones, then students without a paper; each in the order of the roster. */
const rankOf = (owner: PaperOwner) => (!mayBeMarked(owner) ? 2 : owner.isDone ? 1 : 0)

/**
 * Finds the papers whose student's first or last name starts with the typed text, in any spelling (accents, case,
 * hamza, spaces, Latin or Arabic letters). A number is the position in the list. An empty text matches all students.
 * Selects at once the only match, the only match still to mark, or the exact number.
 */
export function matchPapers<Student extends SheetStudent>(
  text: string,
  owners: readonly PaperOwner<Student>[],
): PaperMatches<Student> {
  const typed = normaliseName(text)
  const isNumber = /^\d+$/.test(typed)
  const isMeant = nameSearch(typed)
  const isNamed = (student: Student) =>
    beginsWith(student, typed) || isMeant(`${student.lastName} ${student.firstName}`)
  const candidates = owners
    .filter(({ student }) =>
      isNumber ? String(student.number).startsWith(String(Number(typed))) : isNamed(student),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.student.number - b.student.number)
  if (typed === '') return { owners: candidates, taken: null }
  const exact = isNumber ? candidates.find(({ student }) => student.number === Number(typed)) : undefined
  if (exact) {
    const others = candidates.filter((owner) => owner !== exact)
    return { owners: [exact, ...others], taken: mayBeMarked(exact) ? exact : null }
  }
  const possible = candidates.filter(mayBeMarked)
  const open = possible.filter(({ isDone }) => !isDone)
  const [only] = open.length === 1 ? open : possible.length === 1 ? possible : []
  return { owners: candidates, taken: only ?? null }
}
