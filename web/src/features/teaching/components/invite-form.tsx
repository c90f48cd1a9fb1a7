import type { ClassMembers, GrantedRole } from '@classeur/contracts'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button.tsx'
import { notifyDone } from '../../../components/ui/notices.ts'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { invite, membersQuery } from '../api/members.ts'
import { ColleagueForm } from './colleague-form.tsx'
import { RoleField } from './role-field.tsx'
import classes from './teaching.module.css'

interface InviteFormProps {
  classId: string
  colleagues: ClassMembers['colleagues']
}

/** Asks somebody by e-mail; colleagues of the school are let in at once. */
export function InviteForm({ classId, colleagues }: InviteFormProps) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<GrantedRole>('editor')
  const { busy, error, submit } = useSubmission(async () => {
    client.setQueryData(membersQuery(classId).queryKey, await invite(classId, { email: email.trim(), role }))
    notifyDone(t('invite.sent', { email: email.trim() }))
    setEmail('')
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <>
      <form className={classes.form} onSubmit={onSubmit}>
        <TextField
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          label={t('invite.email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <RoleField value={role} onChange={setRole} />
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
