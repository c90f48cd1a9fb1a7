import { useSearchParams } from 'react-router-dom'
import { termParam, useTermInAddress } from '../model/use-term-in-address.ts'

/** The term and the student in the address, so that "back", links and reloads keep them. */
export function useCommentsView() {
  const [search, setSearch] = useSearchParams()
  const { terms, termId, isReady, failure } = useTermInAddress()
  const show = (values: Record<string, string | null>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    ...{ terms, termId, isReady, failure },
    /** Null until a student is chosen: then the first one is shown. */
    studentId: search.get('student'),
    openStudent: (studentId: string) => show({ student: studentId }),
    openTerm: (id: string | null) => show({ term: termParam(id, terms) }),
    /** The address of the gradebook of this term. */
    gradebookPath: (classId: string) => {
      const term = termParam(termId, terms)
      return `/classe/${classId}/gradebook${term === null ? '' : `?term=${term}`}`
    },
  }
}
