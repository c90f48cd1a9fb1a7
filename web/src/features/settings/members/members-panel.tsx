import type { School } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { useRowFocus } from '../../../components/layout/use-row-focus.ts'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { membersQuery } from '../model/school-queries.ts'
import classes from './members-panel.module.css'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'

/** The teachers of the school. Administrators can invite and remove teachers and change their roles. */
export function MembersPanel({ school, readOnly }: { school: School; readOnly: boolean }) {
  const { t } = useTranslation('school')
  const { data, error, refetch } = useQuery(membersQuery)
  const memberFocus = useRowFocus()
  const invitationFocus = useRowFocus()
  const members = data?.members ?? []
  const invitations = data?.invitations ?? []
  return (
    <Panel title={t('members.title')} aside={data && t('members.count', { count: members.length })}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={2} heightPx={36} />}
      {members.length === 1 && <p className={`${classes.quiet} ${classes.alone}`}>{t('members.alone')}</p>}
      {data?.seats && <p className={`${classes.quiet} ${classes.seats}`}>{t('seats.used', data.seats)}</p>}
      <div {...memberFocus} role="group" aria-label={t('members.title')}>
        <ul className="plain-list" aria-label={t('members.title')}>
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              school={school}
              isAlone={members.length === 1}
              readOnly={readOnly}
            />
          ))}
        </ul>
      </div>
      {!readOnly && (
        <div
          {...invitationFocus}
          role="group"
          aria-label={t('invitations.title')}
          className={classes.invitations}
        >
          <InviteForm />
          {invitations.length > 0 && (
            <ul className="plain-list" aria-label={t('invitations.title')}>
              {invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Panel>
  )
}
