import { GrantedRole, type ClassMember } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatAgo } from '../../../i18n/format.ts'
import type { useMemberActions } from './use-member-actions.ts'
import { MemberMenu } from './member-menu.tsx'
import classes from './member-row.module.css'

interface MemberRowProps {
  member: ClassMember
  actions: ReturnType<typeof useMemberActions>
  /** True if the viewer owns the class. `canChange` also requires that the class isn't read-only. */
  isOwner: boolean
  canChange: boolean
}

/** One teacher: name, role, last activity and actions. */
export function MemberRow({ member, actions, isOwner, canChange }: MemberRowProps) {
  const { t } = useTranslation('teaching')
  const { displayName, role, isMe, lastActivityAt } = member
  const name = displayName || t('member.noName')
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          <bdi className={classes.strong}>{name}</bdi> {isMe && <Tag>{t('member.me')}</Tag>}
        </p>
        <p className="text-quiet">
          {lastActivityAt ? t('member.active', { when: formatAgo(lastActivityAt) }) : t('member.notYet')}
        </p>
      </div>
      <div className="actions">
        {isOwner && canChange && role !== 'owner' ? (
          <select
            className={classes.select}
            aria-label={t('member.roleOf', { name })}
            value={role}
            onChange={(event) =>
              void actions.changeRole(member, GrantedRole.parse(event.currentTarget.value))
            }
          >
            {GrantedRole.options.map((option) => (
              <option key={option} value={option}>
                {t(`role.${option}`)}
              </option>
            ))}
          </select>
        ) : (
          <Tag tone={role === 'owner' ? 'board' : 'plain'}>{t(`role.${role}`)}</Tag>
        )}
        {(isOwner || isMe) && role !== 'owner' && (
          <MemberMenu member={member} name={name} actions={actions} />
        )}
      </div>
    </li>
  )
}
