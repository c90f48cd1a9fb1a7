import type { BillingInterval, BillingOverview, BillingPlan } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../components/fields/button.tsx'
import { isForSale } from '../../components/billing/plans.ts'
import { useOrderText } from '../../components/billing/use-order-text.ts'
import { formatMoney } from '../../i18n/format.ts'

interface PlanActionProps {
  billing: BillingOverview
  plan: BillingPlan
  interval: BillingInterval
  busy: boolean
  onChoose: () => void
}

/** The button of a plan, or why it has none. */
export function PlanAction({ billing, plan, interval, busy, onChoose }: PlanActionProps) {
  const { t } = useTranslation('prime')
  const { planName } = useOrderText()
  const isPaid = plan.priceMinor.monthly > 0
  if (billing.plan.id === plan.id)
    return isPaid ? (
      <LinkButton wide to="/settings/billing">
        {t('action.manage')}
      </LinkButton>
    ) : null
  if (!isPaid || billing.provider === null) return null
  if (!isForSale(plan)) return <p className="text-quiet">{t('action.notYet')}</p>
  if (billing.subscription) return <p className="text-quiet">{t('action.subscribed')}</p>
  return (
    <Button look="primary" wide busy={busy} onClick={onChoose}>
      {t(`action.choose.${interval}`, {
        plan: planName(plan.id, plan.name),
        price: formatMoney(plan.priceMinor[interval], plan.currency),
      })}
    </Button>
  )
}
