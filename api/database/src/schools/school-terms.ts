import type { Term } from '@classeur/contracts'
import type { SchoolDocument } from './school.model.ts'

type WithTerms = Pick<SchoolDocument, 'terms' | 'formerTerms'>

/** Terms that exams and comments may still belong to, although new exams can't be put into them. */
export const formerTermsOf = (school: WithTerms | null): Term[] =>
  (school?.formerTerms ?? []).filter(({ id }) => !school?.terms.some((term) => term.id === id))

/** The present terms of a school, followed by its former terms. */
export const allTermsOf = (school: WithTerms | null): Term[] => [
  ...(school?.terms ?? []),
  ...formerTermsOf(school),
]
