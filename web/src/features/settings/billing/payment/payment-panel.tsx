import type { BillingOverview, SubscriptionDetails } from '@classeur/contracts'
import { IconCreditCard, IconExternalLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatDayMonth, formatMoney, formatNumber, formatRate } from '../../../../i18n/format.ts'
import classes from './payment-panel.module.css'
import { ReceiptName } from '../../../../components/billing/orders/receipt-name.tsx'
import { useCardChange } from './use-card-change.ts'

interface PaymentPanelProps {
  billing: BillingOverview
  subscription: SubscriptionDetails
}

/** The card, the next payment with its tax, and to whom receipts are made out. */
export function PaymentPanel({ billing, subscription }: PaymentPanelProps) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { busy, error, submit } = useCardChange()
  const { card, failedPayment, nextPayment: due } = subscription
  const { plan: present } = billing
  const { nextPlanId, nextPlanName } = subscription
  // While a renewal is unpaid, the payment that is due is for the present plan.
  const isPresent = failedPayment !== null || nextPlanId === present.id
  const plan = isPresent ? planName(present.id, present.name) : planName(nextPlanId, nextPlanName)
  return (
    <Panel title={t('payment.title')}>
      <div className={classes.card}>
        <span className={classes.icon} aria-hidden>
          <IconCreditCard size={20} stroke={1.6} />
        </span>
        <div className={classes.text}>
          <p className={classes.number}>
            {card ? t('payment.card', { last4: card.last4 }) : t('payment.noCard')}
          </p>
          {failedPayment ? (
            <p className={classes.declined}>
              {t('payment.declined', { date: formatDayMonth(failedPayment.failedAt) })}
            </p>
          ) : (
            card && <p className="text-quiet">{t('payment.valid', { month: validUntil(card) })}</p>
          )}
        </div>
        {billing.provider !== null && (
          <Button small busy={busy} onClick={() => void submit()}>
            {t('payment.change')}
            <IconExternalLink size={15} aria-hidden />
          </Button>
        )}
      </div>
      {error !== null && <ProblemNote error={error} />}
      {due && (
        <dl className={classes.sums}>
          <div>
            <dt>{t('item.plan', { plan, from: formatDayMonth(due.from), to: formatDayMonth(due.to) })}</dt>
            <dd>{formatMoney(due.netMinor, due.currency)}</dd>
          </div>
          <div>
            <dt>{t('tax', { rate: formatRate(billing.taxRateBasisPoints) })}</dt>
            <dd>{formatMoney(due.taxMinor, due.currency)}</dd>
          </div>
          <div className={classes.total}>
            <dt>
              {t(failedPayment ? 'payment.open' : 'payment.next', {
                date: formatDayMonth(failedPayment?.failedAt ?? due.at),
              })}
            </dt>
            <dd>{formatMoney(due.totalMinor, due.currency)}</dd>
          </div>
        </dl>
      )}
      {!due && <p className={classes.none}>{t('payment.none')}</p>}
      <ReceiptName name={billing.receiptName} />
    </Panel>
  )
}

/** 08/28 */
function validUntil({ expMonth, expYear }: { expMonth: number; expYear: number }): string {
  const two = { minimumIntegerDigits: 2, useGrouping: false }
  return `${formatNumber(expMonth, two)}/${formatNumber(expYear % 100, two)}`
}
