import type { JoinInvitation } from '@classeur/contracts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { useAuth } from '../../../http/session/auth-session.ts'
import { classesKey } from '../../../http/queries/school-class.ts'
import { join } from '../model/join-requests.ts'
import { JoinProblem } from './join-problem.tsx'
import classes from './join-as-teacher.module.css'

/** A teacher signs in, returns here, and joins with one click or requests to join. */
export function JoinAsTeacher({ token, invitation }: { token: string; invitation: JoinInvitation }) {
  const { t } = useTranslation('teaching')
  const navigate = useNavigate()
  const client = useQueryClient()
  const auth = useAuth()
  const [isRequested, setIsRequested] = useState(false)
  const { kind, name, teacherName, asksForApproval } = invitation
  const { busy, error, submit } = useSubmission(async () => {
    const { result, classId } = await join(token)
    if (result === 'requested') return setIsRequested(true)
    await client.invalidateQueries({ queryKey: kind === 'school' ? ['school'] : classesKey })
    notifyDone(t(kind === 'school' ? 'join.teacher.inSchool' : 'join.teacher.joined', { name }))
    await navigate(classId ? `/classe/${classId}` : '/settings/school', { replace: true })
  })
  if (isRequested) {
    return (
      <Panel>
        <div role="status">
          <EmptyState
            icon={IconCircleCheck}
            title={t('join.teacher.requested')}
            action={<LinkButton to="/">{t('join.home')}</LinkButton>}
          >
            {t('join.teacher.requestedText', { teacher: teacherName })}
          </EmptyState>
        </div>
      </Panel>
    )
  }
  if (auth.status !== 'signed-in') {
    const back = `?redirect_to=${encodeURIComponent(`/joinclass/${token}`)}`
    return (
      <Panel>
        <div className="stack">
          <p className={classes.text}>
            {t(kind === 'teachers' ? 'join.teacher.signInFirst' : 'join.teacher.signInWithAddress')}
          </p>
          <div className="actions">
            <LinkButton to={`/login${back}`} look="primary">
              {t('join.teacher.signIn')}
            </LinkButton>
            <LinkButton to={`/register${back}`}>{t('join.teacher.register')}</LinkButton>
          </div>
        </div>
      </Panel>
    )
  }
  const action = kind === 'school' ? 'joinSchool' : asksForApproval ? 'ask' : 'join'
  return (
    <Panel>
      <div className="stack">
        <p className={classes.text}>
          {t(`join.teacher.${action}Text`, { teacher: teacherName })}{' '}
          {auth.user.email && (
            <>
              {t('join.teacher.signedInAs')} <bdi dir="ltr">{auth.user.email}</bdi>
            </>
          )}
        </p>
        <Button look="primary" wide busy={busy} onClick={() => void submit()}>
          {t(`join.teacher.${action}`)}
        </Button>
        {error !== null && <JoinProblem error={error} kind={kind} token={token} />}
      </div>
    </Panel>
  )
}
