import { useInfiniteQuery } from '@tanstack/react-query'
import { IconNotes } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SearchField } from '../../../components/fields/search-field.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useGenerationChanges } from '../../../realtime/generations/use-generation-changes.ts'
import { lessonPlansQuery } from '../model/lesson-plans-queries.ts'
import { useSettled } from '../../../components/fields/use-settled.ts'
import { HistoryRow } from './history-row.tsx'
import classes from './lesson-history.module.css'

const changedByGenerations = [['lesson-plans', 'list']]
const settleMs = 250
const skeletonRows = 4
const skeletonRowPx = 40

/** The lesson plans written so far, newest first, with search. */
export function LessonHistory() {
  const { t } = useTranslation('lesson-plans')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), settleMs)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(lessonPlansQuery(search))
  useGenerationChanges(changedByGenerations)
  const rows = data?.pages.flatMap((page) => page.lessonPlans) ?? []
  const isEmpty = data !== undefined && rows.length === 0
  const isNew = isEmpty && search === '' && !isPlaceholderData

  return (
    <Panel title={t('history.title')}>
      {!isNew && (
        <div className={classes.search}>
          <SearchField label={t('history.search')} value={typed} onChange={setTyped} />
        </div>
      )}
      {!data && !error && <SkeletonLines lines={skeletonRows} heightPx={skeletonRowPx} />}
      {isNew && (
        <EmptyState icon={IconNotes} title={t('history.emptyTitle')}>
          {t('history.emptyText')}
        </EmptyState>
      )}
      {isEmpty && !isNew && <p className={classes.nothing}>{t('history.nothing', { search })}</p>}
      <ul className="plain-list">
        {rows.map((summary) => (
          <HistoryRow key={summary.id} summary={summary} />
        ))}
      </ul>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className={classes.moreRow}>
          <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {search && data && !isPlaceholderData ? t('history.found', { count: rows.length }) : ''}
      </p>
    </Panel>
  )
}
