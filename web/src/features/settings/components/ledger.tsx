import { useInfiniteQuery } from '@tanstack/react-query'
import { IconCoins } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { walletEntriesQuery } from '../../../http/wallet.ts'
import { LedgerLine } from './ledger-line.tsx'
import classes from './settings.module.css'

/** Every change of the credits, newest first. */
export function Ledger() {
  const { t } = useTranslation('settings')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(walletEntriesQuery)
  const entries = data?.pages.flatMap((page) => page.entries) ?? []

  if (!data && !error) return <SkeletonLines lines={4} heightPx={30} />
  return (
    <>
      {data && entries.length === 0 && (
        <EmptyState icon={IconCoins} title={t('wallet.empty')}>
          {t('wallet.emptyText')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {entries.map((entry) => (
          <LedgerLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <div className={classes.more}>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('wallet.more')}
          </Button>
        </div>
      )}
    </>
  )
}
