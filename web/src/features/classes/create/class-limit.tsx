import { useTranslation } from 'react-i18next'
import { LargerPlan } from '../../../components/billing/plans/larger-plan.tsx'
import classes from './class-limit.module.css'

interface ClassLimitProps {
  /** Number of active classes that count for the plan. */
  used: number
  /** Null without a limit; then nothing is rendered. */
  limit: number | null
}

/** The number of classes that the plan still allows, and at the limit the possible next steps. */
export function ClassLimit({ used, limit }: ClassLimitProps) {
  const { t } = useTranslation('classes')
  if (limit === null) return null
  return (
    <div className={classes.limit}>
      <p>
        {t('limit.used', { used, count: limit })} {used >= limit && t('limit.full')}
      </p>
      {used >= limit && <LargerPlan reason="classes" />}
    </div>
  )
}
