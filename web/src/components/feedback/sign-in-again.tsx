import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { makeWayForSignIn, useAuth } from '../../http/session/auth-session.ts'
import { isProblem } from '../../http/problem-error.ts'
import { useHere } from '../billing/return/return-path.ts'
import { Button } from '../fields/buttons/button.tsx'

interface SignInAgainProps {
  error: unknown
  /** Keeps what the screen shows and no draft has. */
  onLeave?: (() => void) | undefined
}

/**
 * For an action that needs a new sign-in: leads through it and back to this screen. Drafts reappear. Renders nothing for
 * other errors.
 */
export function SignInAgain({ error, onLeave }: SignInAgainProps) {
  return isProblem(error, 'auth/sign-in-too-old') ? <SignInAgainButton onLeave={onLeave} /> : null
}

function SignInAgainButton({ onLeave }: Pick<SignInAgainProps, 'onLeave'>) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const here = useHere()
  // A notice stays on the sign-in screen, which already is where this leads.
  if (useAuth().status !== 'signed-in') return null
  const leave = () => {
    onLeave?.()
    makeWayForSignIn()
    void navigate(`/login?again=1&redirect_to=${encodeURIComponent(here)}`)
  }
  return (
    <Button small onClick={leave}>
      {t('problem.signInAgain')}
    </Button>
  )
}
