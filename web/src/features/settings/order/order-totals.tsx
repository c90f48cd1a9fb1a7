import type { OrderPage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../i18n/format.ts'

/** How many orders match, and what was paid with how much tax, for each currency. */
export function OrderTotals({ totals }: { totals: OrderPage['totals'] }) {
  const { t } = useTranslation('billing')
  const paid = totals.paid.map(({ orders, totalMinor, taxMinor, currency }) =>
    t('orders.paid', {
      count: orders,
      total: formatMoney(totalMinor, currency),
      tax: formatMoney(taxMinor, currency),
    }),
  )
  return <p>{[t('orders.count', { count: totals.orders }), ...paid].join(t('orders.separator'))}</p>
}
