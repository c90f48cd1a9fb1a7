import type { BillingOverview } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useFrom } from '../../../components/billing/return/return-path.ts'
import { useCheckout } from '../../../components/billing/orders/use-checkout.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { packsQuery } from '../../../http/queries/billing.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { PackChoice } from './pack-choice.tsx'

/** Packs of credits. The payment page returns here, or to the screen from which the person came. */
export function BuyCredits({ provider }: { provider: BillingOverview['provider'] }) {
  const { t } = useTranslation('settings')
  const from = useFrom()
  const { buy } = useCheckout(from)
  const { data, error, refetch } = useQuery({ ...packsQuery, enabled: provider !== null })
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = data?.packs.find(({ id }) => id === chosenId) ?? data?.packs[0]
  if (provider === null)
    return (
      <Panel title={t('wallet.buy.title')}>
        <p>{t('wallet.buy.sellsNothing')}</p>
      </Panel>
    )
  return (
    <Panel title={t('wallet.buy.title')} aside={t('wallet.buy.kept')}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={56} />}
      {data && chosen && (
        <div className="stack">
          <PackChoice packs={data.packs} chosen={chosen} onChoose={setChosenId} />
          <Button
            look="primary"
            wide
            busy={buy.busy}
            onClick={() => void buy.submit({ kind: 'pack', packId: chosen.id })}
          >
            {t('wallet.buy.action', {
              count: chosen.credits,
              price: formatMoney(chosen.priceMinor, chosen.currency),
            })}
          </Button>
          {buy.error !== null && <ProblemNote error={buy.error} />}
          <p className="text-quiet">{t(from === null ? 'wallet.buy.note' : 'wallet.buy.noteBack')}</p>
        </div>
      )}
    </Panel>
  )
}
