import type { PendingInvitation } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDate } from '../../../i18n/format.ts'
import { useMemberActions } from './use-member-actions.ts'
import classes from './pending-invitations.module.css'

/** Pending invitations, which can be sent again or revoked. */
export function PendingInvitations({
  classId,
  invitations,
}: {
  classId: string
  invitations: readonly PendingInvitation[]
}) {
  const { t } = useTranslation('teaching')
  const { resend, revoke } = useMemberActions(classId)
  if (invitations.length === 0) return null
  return (
    <div className={classes.under}>
      <h3 className={classes.heading}>{t('invite.pending')}</h3>
      <ul className="plain-list">
        {invitations.map((invitation) => (
          <li key={invitation.id} className={classes.row}>
            <div className={classes.text}>
              <bdi dir="ltr">{invitation.email}</bdi>
              <p className="text-quiet">
                {t(`role.${invitation.role}`)} ·{' '}
                {t('invite.until', { date: formatDate(invitation.expiresAt) })}
              </p>
            </div>
            {invitation.isExpired && <Tag tone="sun">{t('invite.expired')}</Tag>}
            <div className="actions">
              <Button small onClick={() => void resend(invitation)}>
                {t('invite.resend')} <span className="visually-hidden">{invitation.email}</span>
              </Button>
              <Button small look="danger" onClick={() => void revoke(invitation)}>
                {t('invite.revoke')} <span className="visually-hidden">{invitation.email}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
