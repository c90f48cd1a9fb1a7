import type { Order } from '@classeur/contracts'
import { IconReceipt, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DownloadButton } from '../../../components/billing/download-button.tsx'
import { EndingCreditsOfOrder } from '../../../components/billing/ending-credits.tsx'
import { OrderTag } from '../../../components/billing/orders/order-tag.tsx'
import { useCheckout } from '../../../components/billing/orders/use-checkout.ts'
import { useOrderText } from '../../../components/billing/orders/use-order-text.ts'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { downloadReceipt } from '../../../http/queries/billing.ts'
import { formatDayMonth, formatMoney } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import classes from './latest-orders.module.css'

const iconPx = 18

/** The latest orders, with receipts and unpaid ones to pay. */
export function LatestOrders({ orders }: { orders: readonly Order[] }) {
  const { t } = useTranslation('billing')
  return (
    <Panel title={t('latest.orders')} aside={<Link to="/settings/order">{t('latest.all')}</Link>}>
      <ul className="plain-list">
        {orders.map((order) => (
          <LatestOrder key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  )
}

function LatestOrder({ order }: { order: Order }) {
  const { t } = useTranslation('billing')
  const { itemName } = useOrderText()
  const { pay } = useCheckout()
  const price = formatMoney(order.totalMinor, order.currency)
  return (
    <li className={classes.order}>
      <span className={classes.text}>
        <span className={classes.item}>{itemName(order.item)}</span>
        <span className="text-quiet">
          <bdi>{order.number}</bdi> · {formatDayMonth(order.paidAt ?? order.createdAt)}
        </span>
      </span>
      <span className={classes.side}>
        <span className={classes.item}>{price}</span>
        <OrderTag status={order.status} />
      </span>
      {order.actions.includes('receipt') ? (
        <DownloadButton
          iconOnly
          icon={<IconReceipt size={iconPx} stroke={1.6} aria-hidden />}
          load={() => downloadReceipt(order.id, currentLanguage())}
          label={t('action.receipt')}
          about={order.number}
        />
      ) : (
        order.actions.includes('pay-again') && (
          <Button
            small
            icon={<IconRefresh size={16} aria-hidden />}
            aria-label={`${t('action.payAgain', { price })} ${order.number}`}
            busy={pay.busy}
            onClick={() => void pay.submit(order.id)}
          >
            {t('action.pay')}
          </Button>
        )
      )}
      <div className={classes.note}>
        <EndingCreditsOfOrder order={order} />
      </div>
      {pay.error !== null && (
        <div className={classes.note}>
          <ProblemNote error={pay.error} />
        </div>
      )}
    </li>
  )
}
