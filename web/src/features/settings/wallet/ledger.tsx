import type { CreditAmounts } from '@classeur/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconCoins } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { walletEntriesQuery } from '../../../http/wallet.ts'
import { LedgerLine } from './ledger-line.tsx'
import classes from './ledger.module.css'

const columns = ['when', 'for', 'happened', 'credits', 'toSpend'] as const

/** Uses of credits, newest first, one line per generation. The last row is the balance. */
export function Ledger({ balance }: { balance: CreditAmounts | null }) {
  const { t } = useTranslation(['settings', 'generations'])
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(walletEntriesQuery)
  const lines = data?.pages.flatMap((page) => page.lines) ?? []

  if (!data && !error) return <SkeletonLines lines={4} heightPx={30} />
  return (
    <>
      {data && lines.length === 0 && (
        <EmptyState icon={IconCoins} title={t('wallet.empty')}>
          {t('wallet.emptyText')}
        </EmptyState>
      )}
      {lines.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {t(`wallet.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LedgerLine key={line.id} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      <div className={classes.foot}>
        {balance && <p>{t('wallet.sum', { ...balance, available: balance.granted + balance.purchased })}</p>}
        {hasNextPage && (
          <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('wallet.more')}
          </Button>
        )}
      </div>
    </>
  )
}
