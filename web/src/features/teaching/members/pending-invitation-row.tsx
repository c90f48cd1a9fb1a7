import type { PendingInvitation } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDate } from '../../../i18n/format.ts'
import type { useMemberActions } from './use-member-actions.ts'
import classes from './pending-invitation-row.module.css'

interface PendingInvitationRowProps {
  invitation: PendingInvitation
  actions: Pick<ReturnType<typeof useMemberActions>, 'resend' | 'revoke'>
}

/** A pending invitation, which can be sent again or revoked. */
export function PendingInvitationRow({ invitation, actions }: PendingInvitationRowProps) {
  const { t } = useTranslation('teaching')
  const resend = useSubmission(() => actions.resend(invitation))
  const revoke = useSubmission(() => actions.revoke(invitation))
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <bdi dir="ltr">{invitation.email}</bdi>
        <p className="text-quiet">
          {t(`role.${invitation.role}`)} · {t('invite.until', { date: formatDate(invitation.expiresAt) })}
        </p>
      </div>
      {invitation.isExpired && <Tag tone="sun">{t('invite.expired')}</Tag>}
      <div className="actions">
        <Button small busy={resend.busy} onClick={() => void resend.submit()}>
          {t('invite.resend')} <span className="visually-hidden">{invitation.email}</span>
        </Button>
        <Button small look="danger" busy={revoke.busy} onClick={() => void revoke.submit()}>
          {t('invite.revoke')} <span className="visually-hidden">{invitation.email}</span>
        </Button>
      </div>
    </li>
  )
}
