import type { JoinInvitation } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { isProblem } from '../../../http/client.ts'
import classes from './join-problem.module.css'

interface JoinProblemProps {
  error: unknown
  kind: JoinInvitation['kind']
  token: string
}

/** Explains why a teacher couldn't join, and offers the next step. */
export function JoinProblem({ error, kind, token }: JoinProblemProps) {
  const { t } = useTranslation('teaching')
  if (isProblem(error, 'profile_incomplete')) {
    return (
      <div role="alert" className="stack">
        <p className={classes.text}>{t('join.teacher.profileFirst')}</p>
        <div className="actions">
          <LinkButton to={`/register?redirect_to=${encodeURIComponent(`/joinclass/${token}`)}`}>
            {t('join.teacher.completeProfile')}
          </LinkButton>
        </div>
      </div>
    )
  }
  const isOthers = isProblem(error, 'join/not-available') && (kind === 'invitation' || kind === 'school')
  return (
    <>
      <ProblemNote error={error} />
      {isOthers && <p className={classes.text}>{t('join.teacher.otherAddress')}</p>}
      {isProblem(error, 'join/already-there') && (
        <div className="actions">
          <LinkButton to="/">{t('join.home')}</LinkButton>
        </div>
      )}
    </>
  )
}
