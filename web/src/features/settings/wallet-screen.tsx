import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../components/layout/panel.tsx'
import { TwoColumns } from '../../components/layout/two-columns.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { billingQuery } from '../../http/queries/billing.ts'
import { useWallet } from '../../http/queries/wallet.ts'
import { BuyCredits } from './wallet/buy-credits.tsx'
import { LatestOrders } from './wallet/latest-orders.tsx'
import { Ledger } from './wallet/ledger.tsx'
import { WalletBalance } from './wallet/wallet-balance.tsx'

/** The available credits, this month's credits, every use of credits, and packs to buy. */
export default function WalletScreen() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useWallet()
  const { data: billing, error: billingError, refetch: refetchBilling } = useQuery(billingQuery)
  return (
    <TwoColumns
      main={
        <>
          <Panel>
            <h2 className="visually-hidden">{t('wallet.title')}</h2>
            {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
            {!data && !error && <SkeletonLines lines={2} heightPx={28} />}
            {data && <WalletBalance wallet={data} />}
          </Panel>
          {/* Which lines can be read follows from the wallet, whose problem is named above. */}
          {(data || !error) && (
            <Panel>
              <Ledger wallet={data ?? null} />
            </Panel>
          )}
        </>
      }
      side={
        <>
          {billing ? (
            <BuyCredits provider={billing.provider} />
          ) : (
            <Panel title={t('wallet.buy.title')}>
              {billingError ? (
                <ProblemNote error={billingError} onRetry={() => void refetchBilling()} />
              ) : (
                <SkeletonLines lines={3} heightPx={56} />
              )}
            </Panel>
          )}
          {billing && billing.latestOrders.length > 0 && <LatestOrders orders={billing.latestOrders} />}
        </>
      }
    />
  )
}
