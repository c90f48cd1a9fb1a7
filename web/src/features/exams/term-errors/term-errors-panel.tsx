import { useQuery } from '@tanstack/react-query'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
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
  const { isReady, terms, termId, groupId, replace, termParam } = useTermFilter()
  const filters = { termId, groupId }
  const { data, error, refetch } = useQuery({ ...termErrorsQuery(classId, filters), enabled: isReady })
  if (!data)
    return error ? (
      <ProblemNote error={error} onRetry={() => void refetch()} />
    ) : (
      <Panel>
        <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />
      </Panel>
    )
  const filterBy = (next: TermErrorsFilters) => replace({ term: termParam(next.termId), group: next.groupId })
  const isEmpty = data.exams.length === 0
  return (
    <>
      {(!isEmpty || termId !== null || groupId !== null) && (
        <TermErrorsFilterBar terms={terms} groups={data.groups} filters={filters} onFilter={filterBy} />
      )}
      {isEmpty ? (
        <NoErrorsYet classId={classId} filters={filters} onFilter={filterBy} />
      ) : (
        <div className={classes.panels}>
          <TermErrorsSummary skills={data.skills} />
          <SkillErrorsTable errors={data} />
          <TypeErrorsTable classId={classId} errors={data} />
        </div>
      )}
    </>
  )
}
