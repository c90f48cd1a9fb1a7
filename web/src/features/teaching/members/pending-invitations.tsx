import type { PendingInvitation } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { PendingInvitationRow } from './pending-invitation-row.tsx'
import { useMemberActions } from './use-member-actions.ts'
import classes from './pending-invitations.module.css'

interface PendingInvitationsProps {
  classId: string
  invitations: readonly PendingInvitation[]
}

/** The pending invitations of a class, if there are any. */
export function PendingInvitations({ classId, invitations }: PendingInvitationsProps) {
  const { t } = useTranslation('teaching')
  const actions = useMemberActions(classId)
  if (invitations.length === 0) return null
  return (
    <div className={classes.under}>
      <h3 className={classes.heading}>{t('invite.pending')}</h3>
      <ul className="plain-list">
        {invitations.map((invitation) => (
          <PendingInvitationRow key={invitation.id} invitation={invitation} actions={actions} />
        ))}
      </ul>
    </div>
  )
}
