import type { BillingInterval, BillingPlan } from '@classeur/contracts'
import { freePlanId, isPaidPlan, otherInterval } from '@classeur/domain/billing'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../components/feedback/tag.tsx'
import { useGains } from '../../components/billing/plans/use-gains.ts'
import { useOrderText } from '../../components/billing/orders/use-order-text.ts'
import { formatMoney, formatRate } from '../../i18n/format.ts'
import classes from './plan-card.module.css'
import { useSavingText } from './use-saving-text.ts'

interface PlanCardProps {
  plan: BillingPlan
  interval: BillingInterval
  /** Null until it is known. */
  taxRateBasisPoints: number | null
  isCurrent: boolean
  /** The button of the plan. */
  children: ReactNode
}

/** One plan: its price and what it gives. */
export function PlanCard({ plan, interval, taxRateBasisPoints, isCurrent, children }: PlanCardProps) {
  const { t } = useTranslation('prime')
  const { planName } = useOrderText()
  const gains = useGains()
  const savingText = useSavingText()
  const isFree = plan.id === freePlanId
  const isSold = isFree || plan.priceMinor[interval] > 0
  const unsold = isPaidPlan(plan) ? otherInterval(interval) : 'none'
  return (
    <section
      className={classes.card}
      aria-current={isCurrent || undefined}
      aria-labelledby={`plan-${plan.id}`}
    >
      <header className={classes.header}>
        <h2 id={`plan-${plan.id}`} className={classes.name}>
          {planName(plan.id, plan.name)}
        </h2>
        {isCurrent && <Tag tone="board">{t('current')}</Tag>}
      </header>
      <p className={classes.price}>
        {isSold ? (
          <>
            <span className={classes.amount}>{formatMoney(plan.priceMinor[interval], plan.currency)}</span>{' '}
            {t(`per.${interval}`)}
          </>
        ) : (
          t(`only.${unsold}`)
        )}
      </p>
      <p className={classes.small}>
        {isFree && t('free')}
        {!isFree && isSold && savingText(plan, interval)}
        {!isFree && isSold && taxRateBasisPoints !== null && (
          <> {t('taxIncluded', { rate: formatRate(taxRateBasisPoints) })}</>
        )}
      </p>
      <ul className={classes.gives}>
        {gains(plan).map((line) => (
          <li key={line}>
            <IconCheck size={17} aria-hidden className={classes.check} />
            {line}
          </li>
        ))}
      </ul>
      {children && <div className={classes.action}>{children}</div>}
    </section>
  )
}
