import type { BillingInterval, BillingOverview, BillingPlan } from '@classeur/contracts'
import { freePlanId, otherInterval, planChangeTime } from '@classeur/domain/billing'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../components/fields/buttons/button.tsx'
import { EndingCredits } from '../../components/billing/ending-credits.tsx'
import { chargedPrices } from '../../components/billing/plans/charged-prices.ts'
import { useOrderText } from '../../components/billing/orders/use-order-text.ts'
import { formatList } from '../../i18n/format-list.ts'
import { formatMoney } from '../../i18n/format.ts'

interface PlanActionProps {
  billing: BillingOverview
  plan: BillingPlan
  interval: BillingInterval
  busy: boolean
  /** Buys the plan. */
  onChoose: () => void
  /** Changes to it from the plan that the person pays for. */
  onChange: () => void
}

/** The button of a plan, or why it has none. */
export function PlanAction(props: PlanActionProps) {
  const { billing, plan, interval } = props
  const { t } = useTranslation('prime')
  const { payer, isAdmin, administrators } = billing.school
  const isForSchool = plan.seats !== null
  if (billing.plan.id === plan.id)
    return plan.id === freePlanId ? null : (
      <>
        {billing.subscription === null && payer && (
          <p className="text-quiet">{t('action.paidBy', { name: payer.name })}</p>
        )}
        <LinkButton wide to="/settings/billing">
          {t(billing.subscription === null ? 'action.see' : 'action.manage')}
        </LinkButton>
      </>
    )
  // The card says that the plan isn't sold for the chosen interval.
  if (plan.priceMinor[interval] === 0 || billing.provider === null) return null
  if (isForSchool && payer && !payer.isMe)
    return <p className="text-quiet">{t('action.paidBy', { name: payer.name })}</p>
  if (isForSchool && !isAdmin)
    return <p className="text-quiet">{t('action.adminsOnly', { names: formatList(administrators) })}</p>
  return <WayToPlan {...props} />
}

/** Buys a plan, or changes to it; says what happens to the present one. */
function WayToPlan({ billing, plan, interval, busy, onChoose, onChange }: PlanActionProps) {
  const { t } = useTranslation(['prime', 'billing'])
  const { planName } = useOrderText()
  const { subscription, school } = billing
  const name = planName(plan.id, plan.name)
  const present = planName(billing.plan.id, billing.plan.name)
  if (!subscription)
    return (
      <>
        {school.seat === 'seated' && <p className="text-quiet">{t('action.ownFirst')}</p>}
        {plan.seats !== null && (
          <p className="text-quiet">{t('action.forSchool', { school: school.name })}</p>
        )}
        <EndingCredits />
        <Button look={plan.seats === null ? 'primary' : 'default'} wide busy={busy} onClick={onChoose}>
          {t(`action.choose.${interval}`, {
            plan: name,
            price: formatMoney(plan.priceMinor[interval], plan.currency),
          })}
        </Button>
      </>
    )
  if (plan.priceMinor[subscription.interval] === 0)
    return (
      <p className="text-quiet">
        {t(`billing:change.only.${otherInterval(subscription.interval)}`, { plan: name })}
      </p>
    )
  if (subscription.status !== 'active' || subscription.nextPlanId !== subscription.planId)
    return <p className="text-quiet">{t('action.later')}</p>
  if (subscription.nextInterval !== subscription.interval)
    return <p className="text-quiet">{t('action.intervalPlanned')}</p>
  const { priceMinor } = chargedPrices(billing.plan, subscription)
  const isLarger = planChangeTime(billing.plan, plan, subscription.interval, priceMinor) === 'now'
  return (
    <>
      <p className="text-quiet">
        {t(isLarger ? 'action.replaces' : 'action.follows', { plan: name, present })}
      </p>
      <Button look={isLarger ? 'primary' : 'default'} wide onClick={onChange}>
        {t('action.change', { plan: name })}
      </Button>
    </>
  )
}
