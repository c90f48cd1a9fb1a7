import { sortGradebook } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { CopyColumnButton } from './copy/copy-column-button.tsx'
import { GradebookExportMenu } from './gradebook-export-menu.tsx'
import { GradebookFilterBar } from './gradebook-filter-bar.tsx'
import { FilteredFigures } from '../fields/filtered-figures.tsx'
import { gradebookQuery } from '../model/gradebook-query.ts'
import { useLastGroups } from '../model/use-last-groups.ts'
import { NothingToShow } from './nothing-to-show.tsx'
import { ReportActions } from './report-actions.tsx'
import { GradebookTable } from './table/gradebook-table.tsx'
import { useGradebookView } from './use-gradebook-view.ts'

const [skeletonRows, skeletonPx] = [10, 31]

/** The gradebook with its filters, or what to do next while it has nothing to show. */
export function GradebookPanel({ classId }: { classId: string }) {
  const { isReady, failure, terms, filters, sort, filterBy, sortBy } = useGradebookView()
  const read = useQuery({ ...gradebookQuery(classId, filters), enabled: isReady })
  const { data, isPlaceholderData } = read
  const error = failure?.error ?? read.error
  const groups = useLastGroups(data?.groups)
  const language = currentLanguage()
  const gradebook = useMemo(
    () =>
      data && {
        ...data,
        students: sortGradebook(data, { by: sort.by, isDescending: sort.isDescending }, language),
      },
    [data, sort.by, sort.isDescending, language],
  )
  const hasRows = gradebook !== undefined && gradebook.exams.length > 0 && gradebook.students.length > 0
  const isNarrowed = Object.values(filters).some((filter) => filter !== null)
  return (
    <>
      {(hasRows || isNarrowed || error) && (
        <GradebookFilterBar
          terms={terms}
          groups={groups}
          filters={filters}
          onFilter={filterBy}
          actions={
            hasRows && (
              <>
                <ReportActions classId={classId} />
                <CopyColumnButton classId={classId} filters={filters} />
                <GradebookExportMenu classId={classId} filters={filters} sort={sort} />
              </>
            )
          }
        />
      )}
      {!gradebook && error && (
        <ProblemNote error={error} onRetry={failure?.retry ?? (() => void read.refetch())} />
      )}
      {!gradebook && !error && (
        <Panel>
          <SkeletonLines lines={skeletonRows} heightPx={skeletonPx} />
        </Panel>
      )}
      {gradebook && (
        <FilteredFigures isOlder={isPlaceholderData}>
          {hasRows ? (
            <GradebookTable gradebook={gradebook} sort={sort} onSort={sortBy} />
          ) : (
            <NothingToShow
              classId={classId}
              hasExams={gradebook.exams.length > 0}
              filters={filters}
              onFilter={filterBy}
            />
          )}
        </FilteredFigures>
      )}
    </>
  )
}
