import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LargerPlan } from '../../../../components/billing/plans/larger-plan.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import type { RestorePlan } from '../../model/restore-choice.ts'
import classes from './over-limit.module.css'

/** The restore would add more classes than the plan has room for: what can be done. */
export function OverLimit({ plan, limit }: { plan: RestorePlan; limit: number }) {
  const { t } = useTranslation('backup')
  return (
    <div className={classes.note}>
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div>
        <p className={classes.title}>
          {t('overLimit.title', { afterwards: formatNumber(plan.afterwards), count: limit })}
        </p>
        <p>{t('overLimit.text', { count: plan.afterwards - limit })}</p>
        <LargerPlan reason="classes" />
      </div>
    </div>
  )
}
