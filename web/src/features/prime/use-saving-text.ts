import type { BillingInterval, BillingPlan } from '@classeur/contracts'
import { yearlySaving } from '@classeur/domain/billing'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format.ts'

/** What yearly payment saves; empty if it saves nothing. */
export function useSavingText(): (plan: BillingPlan, interval: BillingInterval) => string {
  const { t } = useTranslation('prime')
  return (plan, interval) => {
    const { savingMinor, months } = yearlySaving(plan.priceMinor)
    if (savingMinor <= 0) return ''
    const saving = formatMoney(savingMinor, plan.currency)
    if (interval === 'monthly') return t('saving.offered', { saving })
    return months === null ? t('saving.amount', { saving }) : t('saving.months', { count: months, saving })
  }
}
