import type { BillingOverview, SubscriptionDetails } from '@classeur/contracts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { useCheckout } from '../../../../components/billing/orders/use-checkout.ts'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { formatLongDayMonth, formatMoney } from '../../../../i18n/format.ts'
import { GraceDays } from './grace-days.tsx'
import classes from './grace-strip.module.css'
import { useCardChange } from './use-card-change.ts'

interface GraceStripProps {
  billing: BillingOverview
  failed: NonNullable<SubscriptionDetails['failedPayment']>
}

/** A renewal that failed: until when the plan goes on, and how to pay. */
export function GraceStrip({ billing, failed }: GraceStripProps) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { pay } = useCheckout()
  const card = useCardChange()
  const { subscription, plan, provider } = billing
  const due = subscription?.nextPayment
  const price = formatMoney(due?.totalMinor ?? 0, due?.currency ?? plan.currency)
  const error = pay.error ?? card.error
  return (
    <section className={classes.strip} aria-labelledby="grace-title">
      <IconAlertTriangle size={22} stroke={1.7} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <h2 id="grace-title" className={classes.title}>
          {t('grace.title', { date: formatLongDayMonth(failed.failedAt) })}
        </h2>
        <p>
          {subscription?.card ? t('grace.card', { last4: subscription.card.last4 }) : t('grace.declined')}{' '}
          {t('grace.text', {
            plan: planName(plan.id, plan.name),
            date: formatLongDayMonth(failed.graceEndsAt),
          })}
        </p>
      </div>
      {provider !== null && (
        <div className={classes.actions}>
          <Button busy={card.busy} onClick={() => void card.submit()}>
            {t('grace.otherCard')}
          </Button>
          {due && (
            <Button look="primary" busy={pay.busy} onClick={() => void pay.submit(failed.orderId)}>
              {t('grace.pay', { price })}
            </Button>
          )}
        </div>
      )}
      <div className={classes.days}>
        <GraceDays failed={failed} now={billing.now} />
        {error !== null && <ProblemNote error={error} />}
      </div>
    </section>
  )
}
