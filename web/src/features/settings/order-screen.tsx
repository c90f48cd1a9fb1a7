import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { IconReceipt } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DownloadButton } from '../../components/billing/download-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { billingQuery, downloadOrders, ordersQuery, type OrderFilter } from '../../http/queries/billing.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { OrderFilters } from './order/order-filters.tsx'
import { OrderTable } from './order/order-table.tsx'
import classes from './order-screen.module.css'

const everything: OrderFilter = { status: null, year: null }

/** All orders: what was bought, paid, refunded, and what can still be done about each. */
export default function OrderScreen() {
  const { t } = useTranslation('billing')
  const [filter, setFilter] = useState(everything)
  const { data: billing } = useQuery(billingQuery)
  const list = useInfiniteQuery(ordersQuery(filter))
  const first = list.data?.pages[0]
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? []
  const isUnfiltered = filter.status === null && filter.year === null
  const currentNumber = useSearchParams()[0].get('number')
  const { hasNextPage, isFetchingNextPage, error, fetchNextPage } = list
  // A link may lead to an order of a later page.
  const isMissing =
    currentNumber !== null && isUnfiltered && !orders.some(({ number }) => number === currentNumber)
  const mayFetch = isMissing && hasNextPage && !isFetchingNextPage && error === null
  useEffect(() => {
    if (mayFetch) void fetchNextPage()
  }, [mayFetch, fetchNextPage])

  if (first && orders.length === 0 && isUnfiltered)
    return (
      <Panel>
        <EmptyState
          icon={IconReceipt}
          title={t('orders.empty')}
          action={billing && billing.provider !== null && <LinkButton to="/prime">{t('compare')}</LinkButton>}
        >
          {t(billing?.provider === null ? 'sellsNothing' : 'orders.emptyText')}
        </EmptyState>
      </Panel>
    )
  return (
    <>
      <div className={classes.bar}>
        <OrderFilters filter={filter} years={first?.years ?? []} onChange={setFilter} />
        <DownloadButton load={() => downloadOrders(filter, currentLanguage())} label={t('orders.csv')} />
      </div>
      {list.error && <ProblemNote error={list.error} onRetry={() => void list.refetch()} />}
      {!list.data && !list.error && (
        <Panel>
          <SkeletonLines lines={5} heightPx={36} />
        </Panel>
      )}
      {first && orders.length === 0 && (
        <Panel>
          <EmptyState icon={IconReceipt} title={t('orders.noMatch')}>
            {t('orders.noMatchText')}
          </EmptyState>
        </Panel>
      )}
      {first && orders.length > 0 && (
        <OrderTable
          orders={orders}
          currentNumber={currentNumber}
          totals={first.totals}
          receiptName={billing?.receiptName ?? null}
          more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : null}
        />
      )}
    </>
  )
}
