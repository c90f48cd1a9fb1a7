import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import classes from './class-limit.module.css'

interface ClassLimitProps {
  /** Active classes that count for the plan. */
  used: number
  /** Null without a limit: then there is nothing to say. */
  limit: number | null
}

/** How many classes the plan still has room for, and at its limit what can be done. */
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
