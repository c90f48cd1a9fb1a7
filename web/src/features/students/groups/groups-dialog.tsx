import type { Roster } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/overlays/modal/dialog.tsx'
import { useDeleteGroup } from './use-delete-group.ts'
import { GroupForm } from './group-form.tsx'
import { GroupRow } from './group-row.tsx'
import classes from './groups-dialog.module.css'

interface GroupsDialogProps {
  classId: string
  roster: Roster
  onClose: () => void
}

/** Creates, renames and deletes the groups of a class. */
export function GroupsDialog({ classId, roster, onClose }: GroupsDialogProps) {
  const { t } = useTranslation('students')
  const remove = useDeleteGroup(classId, roster)
  return (
    <Dialog title={t('groups.title')} onClose={onClose}>
      {roster.groups.length === 0 ? (
        <p className={classes.empty}>{t('groups.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {roster.groups.map((group) => (
            <GroupRow
              key={group.id}
              classId={classId}
              group={group}
              size={roster.students.filter(({ groupIds }) => groupIds.includes(group.id)).length}
              onDelete={() => void remove(group)}
            />
          ))}
        </ul>
      )}
      <GroupForm classId={classId} label={t('groups.new')} action={t('groups.create')} />
    </Dialog>
  )
}
