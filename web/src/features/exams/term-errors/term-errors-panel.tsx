import { useQuery } from '@tanstack/react-query'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { FilteredFigures } from '../fields/filtered-figures.tsx'
import { useLastGroups } from '../model/use-last-groups.ts'
import { useTermFilter } from '../model/use-term-filter.ts'
import { NoErrorsYet } from './no-errors-yet.tsx'
import { SkillErrorsTable } from './skill-errors-table.tsx'
import { TermErrorsFilterBar } from './term-errors-filter-bar.tsx'
import { termErrorsQuery, type TermErrorsFilters } from './term-errors-query.ts'
import { TermErrorsSummary } from './term-errors-summary.tsx'
import { TypeErrorsTable } from './type-errors-table.tsx'
import classes from './term-errors-panel.module.css'

const [skeletonRows, skeletonPx] = [8, 40]

/** The errors of the class over several exams: which skills and error types recur, are new or are gone. */
export function TermErrorsPanel({ classId }: { classId: string }) {
  const { isReady, failure, terms, termId, groupId, replace, termParam } = useTermFilter()
  const filters = { termId, groupId }
  const read = useQuery({ ...termErrorsQuery(classId, filters), enabled: isReady })
  const { data, isPlaceholderData } = read
  const error = failure?.error ?? read.error
  const groups = useLastGroups(data?.groups)
  const filterBy = (next: TermErrorsFilters) => replace({ term: termParam(next.termId), group: next.groupId })
  const hasExams = data !== undefined && data.exams.length > 0
  return (
    <>
      {(hasExams || termId !== null || groupId !== null || error) && (
        <TermErrorsFilterBar terms={terms} groups={groups} filters={filters} onFilter={filterBy} />
      )}
      {!data && error && (
        <ProblemNote error={error} onRetry={failure?.retry ?? (() => void read.refetch())} />
      )}
      {!data && !error && (
        <Panel>
          <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />
        </Panel>
      )}
      {data && (
        <FilteredFigures isOlder={isPlaceholderData}>
          {hasExams ? (
            <div className={classes.panels}>
              <TermErrorsSummary skills={data.skills} />
              <SkillErrorsTable errors={data} />
              <TypeErrorsTable classId={classId} errors={data} />
            </div>
          ) : (
            <NoErrorsYet classId={classId} filters={filters} onFilter={filterBy} />
          )}
        </FilteredFigures>
      )}
    </>
  )
}
