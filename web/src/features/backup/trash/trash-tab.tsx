import { trashDays, type TrashEntry } from '@classeur/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { MorePages } from '../../../components/layout/more-pages.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { ForGoodDialog } from './for-good-dialog.tsx'
import { TrashFilter } from './trash-filter.tsx'
import { trashQuery } from './trash-queries.ts'
import { TrashRow } from './trash-row.tsx'
import classes from './trash-tab.module.css'
import { useFollowTrash } from './use-follow-trash.ts'
import { useTrashActions } from './use-trash-actions.ts'
import { useTrashFilter } from './use-trash-filter.ts'

const bytesPerMiB = 1024 * 1024
const skeletonRows = 5
const skeletonRowPx = 40

/** Everything that the person may restore, the first to expire first. */
export function TrashTab() {
  const { t } = useTranslation('trash')
  const [filter, setFilter] = useTrashFilter()
  const pages = useInfiniteQuery(trashQuery(filter))
  const { data, error, refetch } = pages
  const { restore, deleteForGood, empty } = useTrashActions()
  const [asked, setAsked] = useState<TrashEntry | 'all' | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useFollowTrash()

  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const first = data?.pages[0]
  const total = first
    ? Object.entries(first.counts).reduce(
        (sum, [kind, count]) => (filter === 'all' || filter === kind ? sum + count : sum),
        0,
      )
    : 0
  const amount = formatNumber(Math.ceil((first?.bytes ?? 0) / bytesPerMiB))

  /** The row that had the focus is gone, so the next one gets it. */
  const restoreAt = async (entry: TrashEntry, index: number) => {
    const hadFocus = list.current?.contains(document.activeElement) ?? false
    if (!(await restore(entry)) || !hadFocus) return
    const rows = list.current?.querySelectorAll<HTMLElement>('li:has(button)')
    const next = rows?.[index + 1] ?? rows?.[index - 1]
    next?.querySelector('button')?.focus()
  }

  return (
    <div className={classes.tab}>
      <div className={classes.head}>
        <TrashFilter value={filter} counts={first?.counts} onChange={setFilter} />
        <p className={classes.note}>
          {first && first.bytes > 0 ? (
            <Trans
              t={t}
              i18nKey="storage"
              values={{ amount, count: trashDays }}
              components={{ strong: <strong className={classes.amount} /> }}
            />
          ) : (
            t('waits', { count: trashDays })
          )}
        </p>
      </div>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={skeletonRows} heightPx={skeletonRowPx} />}
      {data && entries.length === 0 && (
        <EmptyState icon={IconTrash} title={filter === 'all' ? t('empty.title') : t('empty.noneOfKind')}>
          {t('empty.text', { count: trashDays })}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <ul ref={list} className={`plain-list ${classes.list ?? ''}`} aria-label={t('list')}>
            {entries.map((entry, index) => (
              <TrashRow
                key={`${entry.kind}:${entry.id}`}
                entry={entry}
                onRestore={() => restoreAt(entry, index)}
                onDelete={() => setAsked(entry)}
              />
            ))}
          </ul>
          <MorePages label={t('more')} pages={pages} />
          <div className={classes.foot}>
            <p className={classes.note}>{t('foot')}</p>
            <Button small look="quiet" onClick={() => setAsked('all')}>
              {filter === 'all' ? t('emptyAll') : t('emptyKind')}
            </Button>
          </div>
        </>
      )}
      {asked !== null && first && (
        <ForGoodDialog
          title={asked === 'all' ? t('ask.all', { count: total }) : t('ask.one', { title: asked.title })}
          text={asked === 'all' ? t('ask.allText') : t(`ask.text.${asked.kind}`)}
          confirm={t('forGood')}
          onConfirm={() => (asked === 'all' ? empty(filter, first.readAt) : deleteForGood(asked))}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
