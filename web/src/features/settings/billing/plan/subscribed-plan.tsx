import type { BillingOverview, SubscriptionDetails } from '@classeur/contracts'
import { IconAlertTriangle, IconCalendarX, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../../components/fields/buttons/button.tsx'
import { Tag } from '../../../../components/feedback/tag.tsx'
import { chargedPrices } from '../../../../components/billing/plans/charged-prices.ts'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatDate, formatMoney } from '../../../../i18n/format.ts'
import { EndRow } from './end-row.tsx'
import { IntervalRow } from './interval-row.tsx'
import { PeriodBar } from './period-bar.tsx'
import { PlanRow } from './plan-row.tsx'
import classes from './subscribed-plan.module.css'
import { ResumeRow } from './resume-row.tsx'

interface SubscribedPlanProps {
  billing: BillingOverview
  subscription: SubscriptionDetails
}

const tags = {
  active: { tone: 'board', Icon: IconCheck },
  'past-due': { tone: 'sun', Icon: IconAlertTriangle },
  cancelled: { tone: 'sun', Icon: IconCalendarX },
} as const

/** The plan that a person pays for: its price, the current period, and what can be changed. */
export function SubscribedPlan({ billing, subscription }: SubscribedPlanProps) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { plan, now, provider } = billing
  const { interval, status, since, period } = subscription
  const { priceMinor, currency } = chargedPrices(plan, subscription)
  const name = planName(plan.id, plan.name)
  const price = formatMoney(priceMinor, currency)
  const { tone, Icon } = tags[status]
  const what = { active: 'renews', 'past-due': 'since', cancelled: 'ends' }[status]
  return (
    <Panel>
      <header className={classes.header}>
        <div className={classes.heading}>
          <h2 className={classes.name}>{name}</h2>
          <Tag tone={tone}>
            <Icon size={13} aria-hidden />
            {t(`state.${status}`)}
          </Tag>
        </div>
        <LinkButton to="/prime">{t('compare')}</LinkButton>
      </header>
      <p className={classes.price}>
        <strong>{t(`price.${interval}`, { price })}</strong>
        {t('price.tax')}{' '}
        {t(`plan-${what}`, { plan: name, since: formatDate(since), date: formatDate(period.endsAt) })}
      </p>
      {status !== 'past-due' && (
        <PeriodBar period={period} now={now} end={status === 'cancelled' ? 'ends' : 'renews'} />
      )}
      {provider !== null && status === 'cancelled' && <ResumeRow name={name} subscription={subscription} />}
      {provider !== null && status !== 'cancelled' && (
        <>
          {subscription.nextPlanId === subscription.planId && (
            <IntervalRow plan={plan} subscription={subscription} />
          )}
          <PlanRow billing={billing} subscription={subscription} />
          <EndRow name={name} subscription={subscription} />
        </>
      )}
    </Panel>
  )
}
