import type { Student, StudentGroup } from '@classeur/contracts'
import { IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Popover } from '../../../components/overlays/panels/popover.tsx'
import { GroupForm } from './group-form.tsx'
import classes from './group-menu.module.css'

interface GroupMenuProps {
  classId: string
  groups: readonly StudentGroup[]
  /** The selected students. */
  students: readonly Student[]
  onAct: (groupId: string, action: 'add-to-group' | 'remove-from-group') => void
}

/** Adds the selected students to groups or removes them, and can create a group. */
export function GroupMenu({ classId, groups, students, onAct }: GroupMenuProps) {
  const { t } = useTranslation('students')
  return (
    <Popover
      label={t('groups.open')}
      opener={(opener) => (
        <Button small icon={<IconUsersGroup size={17} aria-hidden />} {...opener}>
          {t('groups.open')}
        </Button>
      )}
    >
      {() => (
        <>
          {groups.length > 0 && (
            <ul className={classes.groups}>
              {groups.map((group) => {
                const inside = students.filter(({ groupIds }) => groupIds.includes(group.id)).length
                const isAll = inside === students.length
                return (
                  <li key={group.id}>
                    <label className={classes.group}>
                      <input
                        type="checkbox"
                        checked={isAll}
                        ref={(box) => {
                          if (box) box.indeterminate = inside > 0 && !isAll
                        }}
                        onChange={() => onAct(group.id, isAll ? 'remove-from-group' : 'add-to-group')}
                      />
                      <bdi>{group.name}</bdi>
                    </label>
                  </li>
                )
              })}
            </ul>
          )}
          <GroupForm
            classId={classId}
            label={t('groups.new')}
            action={t('groups.create')}
            onCreated={(groupId) => onAct(groupId, 'add-to-group')}
          />
        </>
      )}
    </Popover>
  )
}
