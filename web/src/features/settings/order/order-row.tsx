import type { Order } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { EndingCreditsOfOrder } from '../../../components/billing/ending-credits.tsx'
import { useOrderText } from '../../../components/billing/orders/use-order-text.ts'
import { OrderTag } from '../../../components/billing/orders/order-tag.tsx'
import { formatDate, formatMoney } from '../../../i18n/format.ts'
import { OrderActions } from './order-actions.tsx'
import classes from './order-row.module.css'

/** One order with its amounts, status and actions. */
export function OrderRow({ order, isCurrent }: { order: Order; isCurrent: boolean }) {
  const { t } = useTranslation('billing')
  const { itemName, remark } = useOrderText()
  const { number, status, item, netMinor, taxMinor, totalMinor, currency } = order
  const text = remark(order)
  return (
    <tr
      id={number}
      data-open={status === 'pending' || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent || undefined}
    >
      <th scope="row" data-column="number">
        <bdi>{number}</bdi>
      </th>
      <td data-column="date">{formatDate(order.paidAt ?? order.createdAt)}</td>
      <td data-column="items">
        {itemName(item)}
        {text && <span className={classes.remark}>{text}</span>}
        <EndingCreditsOfOrder order={order} />
      </td>
      <td data-column="net">
        <span className={classes.narrowLabel}>{t('orders.column.net')} </span>
        {formatMoney(netMinor, currency)}
      </td>
      <td data-column="tax">
        <span className={classes.narrowLabel}>{t('orders.column.tax')} </span>
        {formatMoney(taxMinor, currency)}
      </td>
      <td data-column="total">{formatMoney(totalMinor, currency)}</td>
      <td data-column="status">
        <OrderTag status={status} />
      </td>
      <td data-column="actions">
        <OrderActions order={order} />
      </td>
    </tr>
  )
}
