import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { PageHeader } from '../../components/layout/page-header.tsx'
import { Panel } from '../../components/layout/panel.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { isProblem } from '../../http/client.ts'
import { invitationQuery } from './model/join-requests.ts'
import { JoinAsStudent } from './join/join-as-student.tsx'
import { JoinAsTeacher } from './join/join-as-teacher.tsx'
import classes from './join-class-screen.module.css'

/** `/joinclass/{join_link_id}`: who invites to which class, and how to join. All invalid links look the same. */
export default function JoinClassScreen() {
  const { t } = useTranslation('teaching')
  const { join_link_id: token = '' } = useParams()
  const { data: invitation, error, refetch } = useQuery({ ...invitationQuery(token), retry: false })
  if (invitation) {
    const { kind, name, teacherName } = invitation
    return (
      <div className={classes.page}>
        <PageHeader
          title={t(kind === 'school' ? 'join.schoolHeading' : 'join.heading', { name })}
          lead={t(kind === 'students' ? 'join.leadStudent' : 'join.leadTeacher', { teacher: teacherName })}
        />
        {kind === 'students' ? (
          <JoinAsStudent token={token} invitation={invitation} />
        ) : (
          <JoinAsTeacher token={token} invitation={invitation} />
        )}
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <PageHeader title={t('join.title')} />
      {isDead(error) && (
        <Panel>
          <EmptyState icon={IconLinkOff} title={t('join.deadTitle')}>
            {t('join.deadText')}
          </EmptyState>
        </Panel>
      )}
      {error && !isDead(error) && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!error && <SkeletonLines lines={4} />}
    </div>
  )
}

const isDead = (error: unknown) =>
  isProblem(error, 'join/not-available') || isProblem(error, 'general/not-found')
