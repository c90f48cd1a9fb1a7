import type { MarkAuthor, MarkHistory } from '@classeur/contracts'
import { IconHistory } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { MorePages } from '../../../components/layout/more-pages.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { groupHistory } from './group-history.ts'
import { HistoryBar } from './history-bar.tsx'
import classes from './history-list.module.css'
import type { HistoryScope } from './history-scope.ts'
import { HistoryStepRow } from './history-step-row.tsx'
import type { Moment } from './restore/restore-view.tsx'
import type { HistoryNames } from './use-history-names.ts'

interface HistoryListProps {
  query: UseInfiniteQueryResult<InfiniteData<MarkHistory>>
  people: readonly MarkAuthor[]
  scope: HistoryScope
  names: HistoryNames
  canRestore: boolean
  /** True if the person returns to the list, which then takes the focus. */
  isReturn: boolean
  onMoment: (moment: Moment) => void
}

const skeletonLines = 6

/** All changes, by day and by step. */
export function HistoryList({
  query,
  people,
  scope,
  names,
  canRestore,
  isReturn,
  onMoment,
}: HistoryListProps) {
  const { t } = useTranslation('mark-history')
  const [personId, setPersonId] = useState<string | null>(null)
  const { data, error, refetch, fetchNextPage } = query
  const changes = useMemo(() => data?.pages.flatMap((page) => page.changes) ?? [], [data])
  const days = useMemo(() => groupHistory(changes, personId), [changes, personId])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isReturn) list.current?.focus()
  }, [isReturn])

  if (!data && error) return <ProblemNote error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={skeletonLines} />
  if (changes.length === 0)
    return (
      <EmptyState icon={IconHistory} title={t('empty.title')}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <div className={classes.history} ref={list} tabIndex={-1}>
      <HistoryBar
        people={people}
        personId={personId}
        onPerson={setPersonId}
        onMoment={canRestore ? (at) => onMoment({ at, before: null }) : null}
      />
      {!canRestore && <p className={classes.quiet}>{t('readOnly')}</p>}
      {days.map(({ day, steps }) => (
        <section key={day} aria-label={formatDate(day)}>
          <h3 className={classes.day}>{formatDate(day)}</h3>
          <ul className="plain-list">
            {steps.map((step) => (
              <HistoryStepRow
                key={step.key}
                step={step}
                scope={scope}
                names={names}
                onRestore={
                  canRestore
                    ? () =>
                        onMoment({ at: step.to, before: new Date(Date.parse(step.from) - 1).toISOString() })
                    : null
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {days.length === 0 && <p className={classes.quiet}>{t('nothingByPerson')}</p>}
      {error && <ProblemNote error={error} onRetry={() => void fetchNextPage()} />}
      {!error && <MorePages label={t('more')} pages={query} />}
      <p className="visually-hidden" role="status">
        {t('count', { count: days.reduce((all, { steps }) => all + steps.length, 0) })}
      </p>
    </div>
  )
}
