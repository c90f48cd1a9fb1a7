import { InviteToSchoolRequest } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { useMemberActions } from '../model/school-queries.ts'
import classes from './invite-form.module.css'

const initial = { email: '' }
const invitation = z.object({ email: z.string().trim().pipe(InviteToSchoolRequest.shape.email) })

/** Invites a colleague by email. */
export function InviteForm() {
  const { t } = useTranslation('school')
  const { invite } = useMemberActions()
  const { draft, text, problems, busy, error, onSubmit } = useDraftForm({
    form: 'invite-to-school',
    initial,
    schema: invitation,
    save: async ({ email }) => {
      await invite(email)
      notifyDone(t('invitations.sent', { email }))
    },
  })
  return (
    <form className={classes.invite} onSubmit={onSubmit} noValidate data-draft="invite-to-school">
      <DraftNote draft={draft} />
      <TextField
        {...text('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        label={t('invitations.email')}
        hint={t('invitations.hint')}
        error={problems.email && t('invitations.emailInvalid')}
      />
      <Button type="submit" busy={busy}>
        {t('invitations.send')}
      </Button>
      {error !== null && <ProblemNote error={error} />}
    </form>
  )
}
