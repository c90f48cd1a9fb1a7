import { ExamType, ObjectIdString } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import type { ExamFilters } from './exams-queries.ts'

/** The current page inside the exams of a class. It is in the address, so that "back" and links work. */
export type ExamView =
  | { view: 'list'; filters: ExamFilters }
  | { view: 'new' }
  | { view: 'exam'; examId: string }
  | { view: 'overview'; termId: string }

const idIn = (search: URLSearchParams, name: string): string | null => {
  const parsed = ObjectIdString.safeParse(search.get(name))
  return parsed.success ? parsed.data : null
}

/** Reads `?new`, `?exam=`, `?overview=`, and the filters `?term=` and `?type=` of the list. */
function examViewOf(search: URLSearchParams): ExamView {
  if (search.has('new')) return { view: 'new' }
  const examId = idIn(search, 'exam')
  if (examId) return { view: 'exam', examId }
  const overviewOf = idIn(search, 'overview')
  if (overviewOf) return { view: 'overview', termId: overviewOf }
  const type = ExamType.safeParse(search.get('type'))
  return { view: 'list', filters: { termId: idIn(search, 'term'), type: type.success ? type.data : null } }
}

/** The current page, and a function that filters the list without adding to the browser history. */
export function useExamView() {
  const [search, setSearch] = useSearchParams()
  const filterBy = ({ termId, type }: ExamFilters) =>
    setSearch(
      { ...(termId && { term: termId }), ...(type && { type }) },
      { replace: true, preventScrollReset: true },
    )
  return { examView: examViewOf(search), filterBy }
}
