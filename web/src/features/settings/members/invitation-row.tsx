import type { SchoolMembers } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useMemberActions } from '../model/school-queries.ts'
import classes from './invitation-row.module.css'

interface InvitationRowProps {
  invitation: SchoolMembers['invitations'][number]
}

/** A pending invitation. It can be sent again or revoked. */
export function InvitationRow({ invitation: { id, email, expiresAt } }: InvitationRowProps) {
  const { t } = useTranslation('school')
  const actions = useMemberActions()
  const resend = useSubmission(async () => {
    await actions.resend(id)
    notifyDone(t('invitations.sent', { email }))
  })
  const revoke = useSubmission(async () => {
    await actions.revoke(id)
    notifyDone(t('invitations.revoked', { email }))
  })
  return (
    <li className={classes.member}>
      <div className={classes.person}>
        <p className={classes.strong}>
          <bdi>{email}</bdi> <Tag tone="sun">{t('invitations.waiting')}</Tag>
        </p>
        <p className="text-quiet">{t('invitations.until', { date: formatDate(expiresAt) })}</p>
      </div>
      <div className="actions">
        <Button
          small
          busy={resend.busy}
          aria-label={t('invitations.resendTo', { email })}
          onClick={() => void resend.submit()}
        >
          {t('invitations.resend')}
        </Button>
        <Button
          small
          look="danger"
          busy={revoke.busy}
          aria-label={t('invitations.revokeOf', { email })}
          onClick={() => void revoke.submit()}
        >
          {t('invitations.revoke')}
        </Button>
      </div>
      {resend.error !== null && <ProblemNote error={resend.error} />}
      {revoke.error !== null && <ProblemNote error={revoke.error} />}
    </li>
  )
}
