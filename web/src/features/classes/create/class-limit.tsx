import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
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
    <p className={classes.limit}>
      {t('limit.used', { used, count: limit })}{' '}
      {used >= limit && (
        <>
          {t('limit.full')} <Link to="/prime">{t('limit.plans')}</Link>
        </>
      )}
    </p>
  )
}
