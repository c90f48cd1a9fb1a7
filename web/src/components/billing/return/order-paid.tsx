import type { Order } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { billingQuery, downloadReceipt } from '../../../http/queries/billing.ts'
import { useWallet } from '../../../http/queries/wallet.ts'
import { formatLongDayMonth } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { DownloadButton } from '../download-button.tsx'
import { ReturnMessage } from './return-message.tsx'
import { useOrderText } from '../orders/use-order-text.ts'

/** What a paid order changed: the credits that arrived, or until when the plan is active. */
export function OrderPaid({ order }: { order: Order }) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { data: billing } = useQuery(billingQuery)
  const { data: wallet } = useWallet()
  const { item } = order
  const until = item.kind === 'plan' ? (item.to ?? billing?.subscription?.period.endsAt ?? null) : null
  const plan = item.kind === 'plan' ? planName(item.planId, item.planName) : ''
  return (
    <ReturnMessage
      icon={<IconCircleCheck size={24} stroke={1.7} aria-hidden color="var(--board)" />}
      title={
        item.kind === 'pack'
          ? t('return.credits', { count: item.credits })
          : until === null
            ? t('return.active', { plan })
            : t('return.activeUntil', { plan, date: formatLongDayMonth(until) })
      }
      actions={
        order.actions.includes('receipt') && (
          <DownloadButton
            load={() => downloadReceipt(order.id, currentLanguage())}
            label={t('action.receipt')}
            about={order.number}
          />
        )
      }
    >
      {wallet && <p>{t('return.toSpend', { count: wallet.available })}</p>}
    </ReturnMessage>
  )
}
