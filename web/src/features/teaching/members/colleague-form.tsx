import type { ClassMembers, GrantedRole } from '@classeur/contracts'
import { IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { invite, membersQuery } from '../model/members-requests.ts'
import classes from './colleague-form.module.css'

type Colleague = ClassMembers['colleagues'][number]

interface ColleagueFormProps {
  classId: string
  colleagues: readonly Colleague[]
  /** The role selected above. */
  role: GrantedRole
}

/** Colleagues of the school who aren't in the class yet, each with a button to add them. */
export function ColleagueForm({ classId, colleagues, role }: ColleagueFormProps) {
  const { t } = useTranslation('teaching')
  const client = useQueryClient()
  const { busy, error, submit } = useSubmission(async ({ userId, displayName }: Colleague) => {
    client.setQueryData(membersQuery(classId).queryKey, await invite(classId, { userId, role }))
    notifyDone(t('invite.added', { name: displayName, role: t(`role.${role}`) }))
  })
  return (
    <div className={classes.under}>
      <h3 className={classes.heading}>{t('invite.colleagues')}</h3>
      <div className="actions">
        {colleagues.map((colleague) => (
          <Button
            key={colleague.userId}
            small
            disabled={busy}
            icon={<IconUserPlus size={16} aria-hidden />}
            onClick={() => void submit(colleague)}
          >
            <span className="visually-hidden">{t('invite.add')}</span> <bdi>{colleague.displayName}</bdi>
          </Button>
        ))}
      </div>
      {error !== null && <ProblemNote error={error} />}
    </div>
  )
}
