import type { ClassMembers, SchoolClass } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatNumber } from '../../../i18n/format.ts'
import { useMemberActions } from './use-member-actions.ts'
import { MemberRow } from './member-row.tsx'
import { PendingTransferNote } from './pending-transfer-note.tsx'

/** The teachers of the class, below a pending offer of ownership. */
export function MembersPanel({ schoolClass, data }: { schoolClass: SchoolClass; data: ClassMembers }) {
  const { t } = useTranslation('teaching')
  const actions = useMemberActions(schoolClass.id)
  const isOwner = schoolClass.role === 'owner'
  return (
    <Panel title={t('members.title')} aside={formatNumber(data.members.length)}>
      {data.transfer && isOwner && (
        <PendingTransferNote transfer={data.transfer} onWithdraw={actions.withdraw} />
      )}
      <ul className="plain-list">
        {data.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            actions={actions}
            isOwner={isOwner}
            canChange={schoolClass.readOnly === null}
          />
        ))}
      </ul>
      {isOwner && data.members.length === 1 && <p className="text-quiet">{t('members.alone')}</p>}
    </Panel>
  )
}
