import type { School, SchoolMember, SchoolRole } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/button.tsx'
import { notifyDone } from '../../../components/overlays/notices/notices.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useMemberActions } from '../model/school-queries.ts'
import classes from './member-row.module.css'

const roles: SchoolRole[] = ['admin', 'member']

interface MemberRowProps {
  member: SchoolMember
  school: School
  isAlone: boolean
  readOnly: boolean
}

/** A colleague. Removing one can't be undone here, so it explains the effects and asks for confirmation. */
export function MemberRow({ member, school, isAlone, readOnly }: MemberRowProps) {
  const { t } = useTranslation('school')
  const actions = useMemberActions()
  const [isAsking, setAsking] = useState(false)
  const name = member.displayName || t('members.unknown')
  const change = useSubmission((role: SchoolRole) => actions.changeRole(member.userId, role))
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
            className={classes.select}
            aria-label={t('members.roleOf', { name })}
            value={member.role}
            onChange={(event) => void change.submit(event.currentTarget.value as SchoolRole)}
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {t(`role.${role}`)}
              </option>
            ))}
          </select>
        )}
        {canGo && !isAsking && (
          <Button small onClick={() => setAsking(true)}>
            {member.isMe ? t('members.leave') : t('members.remove')}
          </Button>
        )}
      </div>
      {isAsking && (
        <div role="group" className={classes.question} aria-label={name}>
          <p>
            {member.isMe
              ? t('members.leaveWhat', { school: school.name })
              : t('members.removeWhat', { name })}
          </p>
          <div className="actions">
            <Button small look="danger" busy={remove.busy} onClick={() => void remove.submit()}>
              {member.isMe ? t('members.leave') : t('members.remove')}
            </Button>
            <Button small autoFocus onClick={() => setAsking(false)}>
              {t('members.keep')}
            </Button>
          </div>
        </div>
      )}
      {change.error !== null && <ProblemNote error={change.error} />}
      {remove.error !== null && <ProblemNote error={remove.error} />}
    </li>
  )
}
