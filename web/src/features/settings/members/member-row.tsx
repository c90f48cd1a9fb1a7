import type { School, SchoolMember, SchoolRole } from '@classeur/contracts'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { notifyDone, notifyUndoable } from '../../../components/overlays/notices/notices.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { moveFocus } from '../../../components/layout/move-focus.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useMemberActions } from '../model/school-queries.ts'
import { Confirmation } from './confirmation.tsx'
import classes from './member-row.module.css'

const roles: SchoolRole[] = ['admin', 'member']

interface MemberRowProps {
  member: SchoolMember
  school: School
  isAlone: boolean
  readOnly: boolean
}

/**
 * A member of the school. Another person's role can be changed back with an undo. Removing somebody and giving up one's
 * own role can't be undone here, so both explain the effects and ask for confirmation.
 */
export function MemberRow({ member, school, isAlone, readOnly }: MemberRowProps) {
  const { t } = useTranslation('school')
  const actions = useMemberActions()
  const [question, setQuestion] = useState<'demotion' | 'removal' | null>(null)
  const roleSelect = useRef<HTMLSelectElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const name = member.displayName || t('members.unknown')

  const closeAndFocus = (control: RefObject<HTMLElement | null>) =>
    moveFocus(() => setQuestion(null), control)
  const change = useSubmission(async (role: SchoolRole) => {
    await actions.changeRole(member.userId, role)
    const message = t('members.roleChanged', { name, role: t(`role.${role}`) })
    if (member.isMe) {
      // The role can't be changed here any more.
      closeAndFocus(removeButton)
      return notifyDone(message)
    }
    notifyUndoable(message, {
      label: t('undo'),
      run: () => void actions.changeRole(member.userId, member.role).catch(notifyProblem),
    })
  })
  const remove = useSubmission(async () => {
    await actions.remove(member.userId)
    notifyDone(member.isMe ? t('members.left', { school: school.name }) : t('members.removed', { name }))
  })
  const canGo = !isAlone && (member.isMe || !readOnly)

  return (
    <li className={classes.member}>
      <div className={classes.person}>
        <p className={classes.strong}>
          {name} {member.isMe && <Tag>{t('members.me')}</Tag>}
        </p>
        <p className="text-quiet">
          {member.email && (
            <>
              <bdi>{member.email}</bdi>
              {' · '}
            </>
          )}
          {t('members.since', { date: formatDate(member.joinedAt) })}
          {member.seat && <> · {t(`seats.${member.seat}`)}</>}
        </p>
      </div>
      <div className="actions">
        {readOnly ? (
          <Tag tone={member.role === 'admin' ? 'board' : 'plain'}>{t(`role.${member.role}`)}</Tag>
        ) : (
          <select
            ref={roleSelect}
            className={classes.select}
            aria-label={t('members.roleOf', { name })}
            aria-disabled={change.busy || undefined}
            value={member.role}
            onChange={(event) => {
              if (member.isMe) setQuestion('demotion')
              else void change.submit(event.currentTarget.value as SchoolRole)
            }}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </select>
        )}
        {canGo && question !== 'removal' && (
          <Button ref={removeButton} small onClick={() => setQuestion('removal')}>
            {member.isMe ? t('members.leave') : t('members.remove')}
          </Button>
        )}
      </div>
      {question === 'removal' && (
        <Confirmation
          name={name}
          confirm={member.isMe ? t('members.leave') : t('members.remove')}
          busy={remove.busy}
          onConfirm={() => void remove.submit()}
          onCancel={() => closeAndFocus(removeButton)}
        >
          {member.isMe ? t('members.leaveWhat', { school: school.name }) : t('members.removeWhat', { name })}
        </Confirmation>
      )}
      {question === 'demotion' && (
        <Confirmation
          name={name}
          confirm={t('members.stepDown')}
          busy={change.busy}
          onConfirm={() => void change.submit('member')}
          onCancel={() => closeAndFocus(roleSelect)}
        >
          {t('members.stepDownWhat', { school: school.name })}
        </Confirmation>
      )}
      {change.error !== null && <ProblemNote error={change.error} />}
      {remove.error !== null && <ProblemNote error={remove.error} />}
    </li>
  )
}
