import type { BillingPlan } from '@classeur/contracts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../components/feedback/tag.tsx'
import { formatMoney, formatNumber } from '../../i18n/format.ts'
import classes from './plan-card.module.css'

export type Interval = 'monthly' | 'yearly'

interface PlanCardProps {
  plan: BillingPlan
  interval: Interval
  isCurrent: boolean
}

/** One plan: its price, its current benefits, and its limits for features to come. */
export function PlanCard({ plan, interval, isCurrent }: PlanCardProps) {
  const { t } = useTranslation('prime')
  const { limits } = plan
  const today = [
    t('gives.credits', { count: plan.monthlyCredits }),
    t('gives.running', { count: limits.runningGenerations }),
    t('gives.waiting', { count: limits.waitingGenerations }),
    ...(plan.features.includes('priority') ? [t('gives.priority')] : []),
  ]
  return (
    <section
      className={classes.card}
      aria-current={isCurrent || undefined}
      aria-labelledby={`plan-${plan.id}`}
    >
      <header className={classes.header}>
        <h2 id={`plan-${plan.id}`} className={classes.name}>
          {t(`plan.${plan.id}`, { defaultValue: plan.name })}
        </h2>
        {isCurrent && <Tag tone="board">{t('current')}</Tag>}
      </header>
      <p className={classes.price}>
        <span className={classes.amount}>{formatMoney(plan.priceMinor[interval], plan.currency)}</span>{' '}
        {t(`per.${interval}`)}
      </p>
      <ul className={classes.gives}>
        {today.map((line) => (
          <li key={line}>
            <IconCheck size={17} aria-hidden className={classes.check} />
            {line}
          </li>
        ))}
      </ul>
      <p className={classes.later}>
        {t('later', {
          classes: formatNumber(limits.classes),
          students: formatNumber(limits.studentsPerClass),
        })}
      </p>
    </section>
  )
}
