import type { BillingPlan } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'

/** What a plan gives, one line each. */
export function useGains(): (plan: BillingPlan) => string[] {
  const { t } = useTranslation('billing')
  return ({ limits, monthlyCredits, seats, features }) => [
    ...(seats === null ? [] : [t('gives.seats', { count: seats })]),
    t(seats === null ? 'gives.credits' : 'gives.sharedCredits', { count: monthlyCredits }),
    t('gives.classes', { count: limits.classes, students: limits.studentsPerClass }),
    t('gives.storage', { amount: formatNumber(limits.storageMiB) }),
    t('gives.running', { count: limits.runningGenerations }),
    t('gives.waiting', { count: limits.waitingGenerations }),
    ...(features.includes('priority') ? [t('gives.priority')] : []),
  ]
}
