import type { LessonPlanShelf } from '@classeur/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconArchive, IconNotes, IconTrash, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { TrashLink } from '../../../components/layout/trash-link.tsx'
import { lessonPlansQuery } from '../model/lesson-plans-queries.ts'
import { HistoryRow } from './history-row.tsx'
import classes from './shelf-list.module.css'

const skeletonRows = 4
const skeletonRowPx = 40
const icons = { own: IconNotes, archived: IconArchive, trash: IconTrash, school: IconUsers }

/** The rows of one shelf that match the search, page by page. */
export function ShelfList({ shelf, search }: { shelf: LessonPlanShelf; search: string }) {
  const { t } = useTranslation('lesson-history')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(lessonPlansQuery(shelf, search))
  const rows = data?.pages.flatMap((page) => page.lessonPlans) ?? []
  const isEmpty = data !== undefined && rows.length === 0
  const isFound = search !== '' && data !== undefined && !isPlaceholderData
  return (
    <>
      {!data && !error && <SkeletonLines lines={skeletonRows} heightPx={skeletonRowPx} />}
      {isEmpty && search === '' && (
        <EmptyState icon={icons[shelf]} title={t(`empty.${shelf}.title`)}>
          {t(`empty.${shelf}.text`)}
        </EmptyState>
      )}
      {isEmpty && search !== '' && <p className={classes.nothing}>{t('nothing', { search })}</p>}
      <ul className="plain-list">
        {rows.map((summary) => (
          <HistoryRow key={summary.id} shelf={shelf} summary={summary} />
        ))}
      </ul>
      {shelf === 'trash' && rows.length > 0 && (
        <p className={classes.trash}>
          <TrashLink kind="lesson-plan" />
        </p>
      )}
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className={classes.moreRow}>
          <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isFound ? t('found', { count: rows.length }) : ''}
      </p>
    </>
  )
}
