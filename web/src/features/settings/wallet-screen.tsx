import { useTranslation } from 'react-i18next'
import { Panel } from '../../components/layout/panel.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { useWallet } from '../../http/wallet.ts'
import { Ledger } from './wallet/ledger.tsx'
import { WalletBalance } from './wallet/wallet-balance.tsx'

/** The available credits, the rest of the monthly credits, and every use of credits. */
export default function WalletScreen() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useWallet()
  return (
    <>
      <Panel title={t('wallet.title')}>
        {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonLines lines={2} heightPx={28} />}
        {data && <WalletBalance wallet={data} />}
      </Panel>
      <Panel title={t('wallet.ledger')}>
        <Ledger balance={data?.balance ?? null} />
      </Panel>
    </>
  )
}
