import type { Term } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import { useTerms } from './use-terms.ts'

/** The value of `?term=` for all exams of the school year. Without `?term=`, the current term is shown. */
const wholeYear = 'year'

/** The value of `?term=` for a term, or for the school year; null in a school without terms, which needs none. */
export const termParam = (termId: string | null, terms: readonly Term[]): string | null =>
  termId ?? (terms.length > 0 ? wholeYear : null)

/** The term in the address, otherwise the current one. `termId`: null for the school year. */
export function useTermInAddress() {
  const [search] = useSearchParams()
  const { terms, currentTerm, isReady, failure } = useTerms()
  const asked = search.get('term')
  const termId =
    asked === wholeYear ? null : (terms.find(({ id }) => id === (asked ?? currentTerm?.id))?.id ?? null)
  return {
    terms,
    termId,
    /** False until the terms are read, which decide the first term. */
    isReady: isReady || asked === wholeYear,
    /** Set if the terms that decide the first one can't be read. */
    failure: asked === wholeYear ? null : failure,
  }
}
