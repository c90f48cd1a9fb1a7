import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../components/layout/panel.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { mayChange, useClass } from '../../http/queries/school-class.ts'
import { membersQuery } from './model/members-requests.ts'
import { InviteForm } from './members/invite-form.tsx'
import { JoinLinksPanel } from './join-links/join-links-panel.tsx'
import { JoinRequestsPanel } from './join-requests/join-requests-panel.tsx'
import { MembersPanel } from './members/members-panel.tsx'
import { OfferedTransfer } from './transfers/offered-transfer.tsx'
import { PendingInvitations } from './members/pending-invitations.tsx'
import classes from './teachers-screen.module.css'
import { useClassId } from '../../components/classes/use-class-id.ts'

const rowPx = 38

/** The teachers of a class, its pending invitations, and its join links. */
export default function TeachersScreen() {
  const { t } = useTranslation('teaching')
  const classId = useClassId()
  const { data: schoolClass } = useClass(classId)
  const { data, error, refetch } = useQuery(membersQuery(classId))
  if (!data || !schoolClass) {
    if (error) return <ProblemNote error={error} onRetry={() => void refetch()} />
    return (
      <Panel title={t('members.title')}>
        <SkeletonLines lines={3} heightPx={rowPx} />
      </Panel>
    )
  }
  const { transfer, members } = data
  const isOwner = schoolClass.role === 'owner'
  const isOfferedToMe = members.some(({ isMe, userId }) => isMe && userId === transfer?.toUserId)
  const isEditor = isOwner || schoolClass.role === 'editor'
  return (
    <div className={classes.page}>
      {transfer && isOfferedToMe && (
        <OfferedTransfer classId={classId} className={schoolClass.name} fromName={transfer.fromName} />
      )}
      {isEditor && <JoinRequestsPanel classId={classId} canDecide={mayChange(schoolClass)} />}
      <MembersPanel schoolClass={schoolClass} data={data} />
      {isOwner && (schoolClass.readOnly === null || data.invitations.length > 0) && (
        <Panel title={t('invite.title')}>
          {schoolClass.readOnly === null && <InviteForm classId={classId} colleagues={data.colleagues} />}
          <PendingInvitations classId={classId} invitations={data.invitations} />
        </Panel>
      )}
      {isEditor && <JoinLinksPanel schoolClass={schoolClass} />}
    </div>
  )
}
