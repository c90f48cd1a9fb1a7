import type { BillingOverview, BillingPlan, SubscriptionDetails } from '@classeur/contracts'
import { isPaidPlan, otherInterval } from '@classeur/domain/billing'
import { useQuery } from '@tanstack/react-query'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanChangeDialog } from '../../../../components/billing/plans/plan-change-dialog.tsx'
import { useOrderText } from '../../../../components/billing/orders/use-order-text.ts'
import { useSubscriptionChange } from '../../../../components/billing/plans/use-subscription-change.ts'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { plansQuery, subscriptionChanges } from '../../../../http/queries/billing.ts'
import { formatDayMonth } from '../../../../i18n/format.ts'
import { ActionRow } from './action-row.tsx'

interface PlanRowProps {
  billing: BillingOverview
  subscription: SubscriptionDetails
}

/** Changes to another paid plan, or withdraws a change that is planned for the next period. */
export function PlanRow({ billing, subscription }: PlanRowProps) {
  const { t } = useTranslation('billing')
  const { planName } = useOrderText()
  const { data } = useQuery(plansQuery)
  const [wanted, setWanted] = useState<BillingPlan | null>(null)
  const withdraw = useSubscriptionChange(subscriptionChanges.withdrawChange)
  const { planId, nextPlanId, interval, nextInterval, period, status } = subscription
  const { school, plan: present } = billing
  const nameOf = (id: string) => planName(id, data?.plans.find((plan) => plan.id === id)?.name)
  const date = formatDayMonth(period.endsAt)

  if (nextPlanId !== planId)
    return (
      <ActionRow
        icon={IconArrowsExchange}
        title={t('change.planned', { plan: nameOf(nextPlanId), date })}
        text={t('change.plannedText', { present: nameOf(planId) })}
        note={withdraw.error !== null && <ProblemNote error={withdraw.error} />}
      >
        <Button busy={withdraw.busy} onClick={() => void withdraw.submit()}>
          {t('change.keep', { present: nameOf(planId) })}
        </Button>
      </ActionRow>
    )
  const canBuyForSchool = school.isAdmin && (school.payer === null || school.payer.isMe)
  const others = (data?.plans ?? []).filter(
    (plan) => plan.id !== planId && isPaidPlan(plan) && (plan.seats === null || canBuyForSchool),
  )
  if (others.length === 0) return null
  const sold = others.filter(({ priceMinor }) => priceMinor[interval] > 0)
  const unsold = others.filter((plan) => !sold.includes(plan))
  const unsoldText = unsold
    .map(({ id }) => t(`change.only.${otherInterval(interval)}`, { plan: nameOf(id) }))
    .join(' ')
  const isOpen = status !== 'active' || nextInterval !== interval
  return (
    <ActionRow
      icon={IconArrowsExchange}
      tone="plain"
      title={t('change.rowTitle')}
      text={sold.length > 0 ? t(isOpen ? 'change.rowLater' : 'change.rowText') : unsoldText}
      note={sold.length > 0 && unsold.length > 0 && <p className="text-quiet">{unsoldText}</p>}
    >
      {sold.map((plan) => (
        <Button key={plan.id} disabled={isOpen} onClick={() => setWanted(plan)}>
          {t('change.to', { plan: nameOf(plan.id) })}
        </Button>
      ))}
      {wanted && <PlanChangeDialog present={present} wanted={wanted} onClose={() => setWanted(null)} />}
    </ActionRow>
  )
}
