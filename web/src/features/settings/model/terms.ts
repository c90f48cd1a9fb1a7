import type { School } from '@classeur/contracts'
import { haveCommonDay } from '@classeur/domain/calendar'
import { newId } from '../../../config/random-id.ts'

export type Term = School['terms'][number]

export const mostTerms = 8

/** The reason why a term can't be saved. `with` names the term whose days it overlaps. */
export type TermProblem =
  { kind: 'no-name' } | { kind: 'no-day' } | { kind: 'order' } | { kind: 'overlap'; with: string }

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const hasDays = ({ startsOn, endsOn }: Term) => dayPattern.test(startsOn) && dayPattern.test(endsOn)

/** The first problem of a term; null if it has none. */
export function problemOf(term: Term, terms: readonly Term[]): TermProblem | null {
  if (term.name.trim() === '') return { kind: 'no-name' }
  if (!hasDays(term)) return { kind: 'no-day' }
  if (term.startsOn > term.endsOn) return { kind: 'order' }
  const other = terms.find((one) => one.id !== term.id && hasDays(one) && haveCommonDay(one, term))
  return other ? { kind: 'overlap', with: other.name } : null
}

const dayMs = 24 * 3600 * 1000

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const firstLengthDays = 90

/** A new term of three months after the last one, as a starting point. */
export function nextTerm(terms: readonly Term[], name: string, today: string): Term {
  const last = terms
    .map(({ endsOn }) => endsOn)
    .sort()
    .at(-1)
  const startsOn = last !== undefined && dayPattern.test(last) ? dayAfter(last, 1) : today
  return { id: newId(), name, startsOn, endsOn: dayAfter(startsOn, firstLengthDays) }
}
