import { Button, LinkButton } from '../fields/buttons/button.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import classes from './problem-note.module.css'
import { SignInAgain } from './sign-in-again.tsx'
import { WayOut } from './way-out.tsx'

/** The screen where the person can fix each error. */
const waysOut: Partial<Record<string, { to: string; label: string }>> = {
  profile_incomplete: { to: '/register', label: 'problem.completeProfile' },
}

interface ProblemNoteProps {
  error: unknown
  onRetry?: (() => void) | undefined
  /** Keeps what the screen shows and no draft has, before the person leaves to sign in again. */
  onSignInAgain?: (() => void) | undefined
  /** Use `sun` when nothing failed: an ended session, a missing step. */
  tone?: 'pen' | 'sun'
}

/** Shows an error inside a page: what happened, what was kept and what to do. Screen readers announce it. */
export function ProblemNote({ error, onRetry, onSignInAgain, tone = 'pen' }: ProblemNoteProps) {
  const { t } = useTranslation('shell')
  const text = useProblemText(error)
  const wayOut = waysOut[text.code]
  return (
    <div role="alert" className={classes.note} data-tone={tone}>
      <IconAlertTriangle size={18} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <p className={classes.title}>{text.title}</p>
        <p>{text.advice}</p>
        {text.requestId && <p className={classes.id}>{t('problem.reference', { id: text.requestId })}</p>}
        <WayOut code={text.code} />
        <SignInAgain error={error} onLeave={onSignInAgain} />
        {wayOut && (
          <LinkButton small to={wayOut.to}>
            {t(wayOut.label)}
          </LinkButton>
        )}
        {onRetry && (
          <Button small onClick={onRetry}>
            {t('problem.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
