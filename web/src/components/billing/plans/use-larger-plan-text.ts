import { amountOf, nextPlan, offeredInterval, type LimitReason } from '@classeur/domain/billing'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billingQuery, plansQuery } from '../../../http/queries/billing.ts'
import { formatMoney, formatNumber } from '../../../i18n/format.ts'

/**
 * What a larger plan gives at a limit, with its price. The text is null without prices: they are still loading, or this
 * installation sells nothing, or there is no larger plan.
 */
export function useLargerPlanText(reason: LimitReason): { sells: boolean; text: string | null } {
  const { t } = useTranslation('larger-plan')
  const { data: billing } = useQuery(billingQuery)
  const { data: list } = useQuery(plansQuery)
  const sells = billing !== undefined && billing.provider !== null
  const larger = sells && list ? nextPlan(list.plans, billing.plan, reason) : null
  const interval = larger && offeredInterval(larger)
  const text =
    larger &&
    interval &&
    t(`gives.${interval}.${reason}`, {
      plan: t(`plan.${larger.id}`, { defaultValue: larger.name }),
      amount: formatNumber(amountOf(larger, reason)),
      price: formatMoney(larger.priceMinor[interval], larger.currency),
    })
  return { sells, text }
}
