import type { BillingOverview } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DownloadButton } from '../../../../components/billing/download-button.tsx'
import { OrderTag } from '../../../../components/billing/orders/order-tag.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { downloadReceipt } from '../../../../http/queries/billing.ts'
import { formatDayMonth, formatMoney } from '../../../../i18n/format.ts'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import classes from './latest-payments.module.css'

/** The latest three payments, with their receipts. */
export function LatestPayments({ billing: { latestOrders } }: { billing: BillingOverview }) {
  const { t } = useTranslation('billing')
  return (
    <Panel
      title={t('latest.payments')}
      aside={latestOrders.length > 0 && <Link to="/settings/order">{t('latest.all')}</Link>}
    >
      {latestOrders.length === 0 && <p className="text-quiet">{t('latest.none')}</p>}
      <ul className={`plain-list ${classes.orders}`}>
        {latestOrders.map((order) => (
          <li key={order.id} className={classes.order}>
            <span className={classes.about}>
              <span className="text-nowrap">{formatDayMonth(order.paidAt ?? order.createdAt)}</span>
              <bdi className={classes.number}>{order.number}</bdi>
            </span>
            <span className={classes.status}>
              <OrderTag status={order.status} />
            </span>
            <span className={classes.amount}>{formatMoney(order.totalMinor, order.currency)}</span>
            <span className={classes.receipt}>
              {order.actions.includes('receipt') && (
                <DownloadButton
                  iconOnly
                  load={() => downloadReceipt(order.id, currentLanguage())}
                  label={t('action.receipt')}
                  about={order.number}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
