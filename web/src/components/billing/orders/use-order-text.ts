import type { Order, OrderItem } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDayMonth, formatMoney } from '../../../i18n/format.ts'

/** The names of plans and orders, and what happened to an order. */
export function useOrderText() {
  const { t } = useTranslation('billing')

  /** `name`: the name in the plan's document, for a plan without a translation. */
  const planName = (id: string, name = id): string => t(`plan.${id}`, { defaultValue: name })

  const itemName = (item: OrderItem): string => {
    if (item.kind === 'pack') return t('item.pack', { count: item.credits })
    const plan = planName(item.planId, item.planName)
    if (!item.from || !item.to) return t(`item.${item.interval}`, { plan })
    return t('item.plan', { plan, from: formatDayMonth(item.from), to: formatDayMonth(item.to) })
  }

  /** What a person should know about an order besides its status; null if the status is enough. */
  const remark = ({ status, waitsForBank, failure, creditNotes, refundedMinor, currency }: Order) => {
    const latest = creditNotes.at(-1)
    if (refundedMinor > 0)
      return latest
        ? t('remark.refundedOn', {
            amount: formatMoney(refundedMinor, currency),
            date: formatDate(latest.at),
          })
        : t('remark.refunded', { amount: formatMoney(refundedMinor, currency) })
    if (status === 'pending') return t(waitsForBank ? 'remark.waiting' : 'remark.unpaid')
    if (status === 'failed' || status === 'cancelled') return t(`remark.${failure ?? 'other'}`)
    return null
  }
  return { planName, itemName, remark }
}
