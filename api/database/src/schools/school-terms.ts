import type { Term } from '@classeur/contracts'
import type { SchoolDocument } from './school.model.ts'

type WithTerms = Pick<SchoolDocument, 'terms' | 'formerTerms'>

/** Terms that exams and comments of a school's classes may belong to, but that new exams aren't offered. */
export const formerTermsOf = (school: WithTerms | null): Term[] =>
  (school?.formerTerms ?? []).filter(({ id }) => !school?.terms.some((term) => term.id === id))

/** The terms of a school, then its former ones. */
export const allTermsOf = (school: WithTerms | null): Term[] => [
  ...(school?.terms ?? []),
  ...formerTermsOf(school),
]
