import { InviteMemberRequest, type ClassMembers, type GrantedRole } from '@classeur/contracts'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { TextField } from '../../../components/fields/text/text-field.tsx'
import { DraftNote } from '../../../drafts/draft-note.tsx'
import { useDraftForm } from '../../../drafts/use-draft-form.ts'
import { invite, membersQuery } from '../model/members-requests.ts'
import { ColleagueForm } from './colleague-form.tsx'
import { RoleField } from '../fields/role-field.tsx'
import classes from './invite-form.module.css'

const nobody: { email: string; role: GrantedRole } = { email: '', role: 'editor' }
const [byEmail] = InviteMemberRequest.options
const invitation = byEmail.extend({ email: z.string().trim().pipe(byEmail.shape.email) })

interface InviteFormProps {
  classId: string
  colleagues: ClassMembers['colleagues']
}

/** Invites a person by email. Colleagues of the school can be added at once. */
export function InviteForm({ classId, colleagues }: InviteFormProps) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  const [initial, setInitial] = useState(nobody)
  const { draft, values, text, set, problems, busy, error, onSubmit } = useDraftForm({
    form: 'invite-to-class',
    subject: classId,
    initial,
    schema: invitation,
    save: async (sent) => {
      client.setQueryData(membersQuery(classId).queryKey, await invite(classId, sent))
      notifyDone(t('invite.sent', { email: sent.email }))
      // The next person often gets the same role.
      setInitial({ ...nobody, role: sent.role })
    },
  })
  const { role } = values
  return (
    <>
      <DraftNote draft={draft} />
      <form className={classes.form} onSubmit={onSubmit} noValidate data-draft="invite-to-class">
        <TextField
          {...text('email')}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          label={t('invite.email')}
          error={problems.email && t('invite.emailInvalid')}
        />
        <RoleField value={role} onChange={(next) => set({ role: next })} />
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
