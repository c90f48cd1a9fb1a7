import type { BillingPlan } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/format.ts'
import classes from './plan-limits.module.css'

/** The limits of a plan. Limits of features that don't exist yet are labelled as coming. */
export function PlanLimits({ plan: { limits, monthlyCredits } }: { plan: BillingPlan }) {
  const { t } = useTranslation('settings')
  const rows = [
    ['credits', monthlyCredits],
    ['running', limits.runningGenerations],
    ['waiting', limits.waitingGenerations],
    ['classes', limits.classes],
    ['students', limits.studentsPerClass],
    ['storage', limits.storageMiB],
  ] as const
  return (
    <>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`limit.${name}`)}</dt>
            <dd>
              {name === 'storage'
                ? t('limit.mebibytes', { value: formatNumber(value) })
                : formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>{t('limit.note')}</p>
    </>
  )
}
