import { InviteToSchoolRequest } from '@classeur/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { notifyDone } from '../../../components/overlays/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { useMemberActions } from '../model/school-queries.ts'
import classes from './invite-form.module.css'

/** Invites a colleague by email. */
export function InviteForm() {
  const { t } = useTranslation('school')
  const { invite } = useMemberActions()
  const draft = useDraft({ form: 'invite-to-school', initial: { email: '' } })
  const { email } = draft.value
  const [isInvalid, setInvalid] = useState(false)
  const sending = useSubmission(async (address: string) => {
    await invite(address)
    draft.saved()
    notifyDone(t('invitations.sent', { email: address }))
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    const isAddress = InviteToSchoolRequest.safeParse({ email: address }).success
    setInvalid(!isAddress)
    if (isAddress) void sending.submit(address)
  }
  return (
    <form className={classes.invite} onSubmit={onSubmit} noValidate data-draft="invite-to-school">
      <DraftNote draft={draft} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        label={t('invitations.email')}
        hint={t('invitations.hint')}
        error={isInvalid ? t('invitations.emailInvalid') : undefined}
        value={email}
        onChange={(event) => draft.set({ email: event.currentTarget.value })}
      />
      <Button type="submit" busy={sending.busy}>
        {t('invitations.send')}
      </Button>
      {sending.error !== null && <ProblemNote error={sending.error} />}
    </form>
  )
}
