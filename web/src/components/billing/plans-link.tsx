import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { limitReasonOf } from './limit-reason.ts'
import { useHere, withFrom } from './return-path.ts'

/** For an error at a limit of the plan: the way to the plans, where there is only room for a link. */
export function PlansLink({ error }: { error: unknown }) {
  const { code } = useProblemText(error)
  const reason = limitReasonOf(code)
  if (!reason) return null
  return (
    <Suspense>
      <WayThere isAboutCredits={reason === 'credits'} />
    </Suspense>
  )
}

function WayThere({ isAboutCredits }: { isAboutCredits: boolean }) {
  const { t } = useTranslation('larger-plan')
  const here = useHere()
  return isAboutCredits ? (
    <Link to={withFrom('/settings/wallet', here)}>{t('wallet')}</Link>
  ) : (
    <Link to={withFrom('/prime', here)}>{t('plans')}</Link>
  )
}
