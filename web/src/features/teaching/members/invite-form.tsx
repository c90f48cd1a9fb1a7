import type { ClassMembers, GrantedRole } from '@classeur/contracts'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { notifyDone } from '../../../components/overlays/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraft } from '../../../drafts/use-draft.ts'
import { invite, membersQuery } from '../model/members-requests.ts'
import { ColleagueForm } from './colleague-form.tsx'
import { RoleField } from '../fields/role-field.tsx'
import classes from './invite-form.module.css'

const nobody: { email: string; role: GrantedRole } = { email: '', role: 'editor' }

interface InviteFormProps {
  classId: string
  colleagues: ClassMembers['colleagues']
}

/** Invites a person by email. Colleagues of the school can be added at once. */
export function InviteForm({ classId, colleagues }: InviteFormProps) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  const draft = useDraft({ form: 'invite-to-class', subject: classId, initial: nobody })
  const { email, role } = draft.value
  const { busy, error, submit } = useSubmission(async () => {
    client.setQueryData(membersQuery(classId).queryKey, await invite(classId, { email: email.trim(), role }))
    notifyDone(t('invite.sent', { email: email.trim() }))
    draft.saved({ email })
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <DraftNote draft={draft} />
      <form className={classes.form} onSubmit={onSubmit} data-draft="invite-to-class">
        <TextField
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          label={t('invite.email')}
          value={email}
          onChange={(event) => draft.set({ email: event.currentTarget.value })}
        />
        <RoleField value={role} onChange={(next) => draft.set({ role: next })} />
        <Button type="submit" look="primary" busy={busy} icon={<IconMail size={17} aria-hidden />}>
          {t('invite.send')}
        </Button>
      </form>
      <p className={classes.small}>
        {t(`role.hint.${role}`)} {t('invite.hint')}
      </p>
      {error !== null && <ProblemNote error={error} />}
      {colleagues.length > 0 && <ColleagueForm classId={classId} colleagues={colleagues} role={role} />}
    </>
  )
}
