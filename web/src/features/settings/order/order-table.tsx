import type { Order, OrderPage } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { formatRate } from '../../../i18n/format.ts'
import { ReceiptName } from '../../../components/billing/orders/receipt-name.tsx'
import { OrderRow } from './order-row.tsx'
import { OrderTotals } from './order-totals.tsx'
import classes from './order-table.module.css'

interface OrderTableProps {
  orders: readonly Order[]
  /** The order to which a link led; null for none. */
  currentNumber: string | null
  totals: OrderPage['totals']
  /** Null until it is known. */
  receiptName: string | null
  /** Loads the next page; null on the last one. */
  more: { busy: boolean; load: () => void } | null
}

const columns = ['number', 'date', 'items', 'net', 'tax', 'total', 'status', 'actions'] as const
/** Orders as a table, and as cards on a phone. */
export function OrderTable({ orders, currentNumber, totals, receiptName, more }: OrderTableProps) {
  const { t } = useTranslation('billing')
  const rates = new Set(orders.map(({ taxRateBasisPoints }) => taxRateBasisPoints))
  const [rate] = rates
  const taxHead =
    rates.size === 1 && rate !== undefined ? t('tax', { rate: formatRate(rate) }) : t('orders.column.tax')
  return (
    <section className={classes.card} aria-label={t('orders.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {column === 'tax' ? (
                  taxHead
                ) : column === 'actions' ? (
                  <span className="visually-hidden">{t('orders.column.actions')}</span>
                ) : (
                  t(`orders.column.${column}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} isCurrent={order.number === currentNumber} />
          ))}
        </tbody>
      </table>
      <footer className={classes.foot}>
        <OrderTotals totals={totals} />
        {more && (
          <Button small busy={more.busy} onClick={more.load}>
            {t('orders.more')}
          </Button>
        )}
        {receiptName !== null && <ReceiptName name={receiptName} />}
      </footer>
    </section>
  )
}
