import type { LimitReason } from '@classeur/domain/billing'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHere, withFrom } from '../return/return-path.ts'
import { useLargerPlanText } from './use-larger-plan-text.ts'

/** What a larger plan gives, in one line with a link: for a toast, which has no room for buttons. */
export default function WayToPlans({ reason }: { reason: LimitReason }) {
  const { t } = useTranslation('larger-plan')
  const here = useHere()
  const { text } = useLargerPlanText(reason)
  const isCredits = reason === 'credits'
  return (
    <>
      {text}{' '}
      <Link to={withFrom(isCredits ? '/settings/wallet' : '/prime', here)}>
        {t(isCredits ? 'wallet' : 'plans')}
      </Link>
    </>
  )
}
