import type { Roster } from '@classeur/contracts'
import { IconClipboardText, IconFileSpreadsheet, IconUsersGroup } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { FilterChip, FilterChips } from '../../../components/fields/choices/filter-chip.tsx'
import { SearchField } from '../../../components/fields/text/search-field.tsx'
import { planSlotsOf } from '../model/plan-slots.ts'
import { UnsavedTag } from '../../../drafts/unsaved-tag.tsx'
import classes from './roster-toolbar.module.css'
import type { OpenDialog } from './roster-dialogs.tsx'

const iconSizePx = 17

interface RosterToolbarProps {
  classId: string
  roster: Roster
  search: string
  onSearch: (search: string) => void
  groupId: string | null
  onGroup: (groupId: string | null) => void
  /** Null if nothing may be changed. */
  onDialog: ((dialog: OpenDialog) => void) | null
}

/** Search, groups, buttons to add students, and the number of students. */
export function RosterToolbar({
  classId,
  roster,
  search,
  onSearch,
  groupId,
  onGroup,
  onDialog,
}: RosterToolbarProps) {
  const { t } = useTranslation('students')
  const { present, limit } = planSlotsOf(roster)
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.search}>
          <SearchField label={t('search')} value={search} onChange={onSearch} />
        </div>
        <p className="text-quiet">
          {limit === null ? t('count', { count: present }) : t('countOf', { count: present, limit })}
        </p>
        {onDialog && (
          <div className={classes.actions}>
            <Button
              icon={<IconUsersGroup size={iconSizePx} aria-hidden />}
              onClick={() => onDialog('groups')}
            >
              {t('groups.open')}
            </Button>
            <Button
              icon={<IconFileSpreadsheet size={iconSizePx} aria-hidden />}
              onClick={() => onDialog('import')}
            >
              {t('import.open')} <UnsavedTag form="import-students" subject={classId} />
            </Button>
            <Button
              look="primary"
              icon={<IconClipboardText size={iconSizePx} aria-hidden />}
              onClick={() => onDialog('paste')}
            >
              {t('paste.open')} <UnsavedTag form="paste-students" subject={classId} />
            </Button>
          </div>
        )}
      </div>
      {roster.groups.length > 0 && (
        <FilterChips label={t('groups.filter')}>
          <FilterChip pressed={groupId === null} onPress={() => onGroup(null)}>
            {t('groups.everybody')}
          </FilterChip>
          {roster.groups.map((group) => (
            <FilterChip
              key={group.id}
              pressed={group.id === groupId}
              onPress={() => onGroup(group.id === groupId ? null : group.id)}
            >
              <bdi>{group.name}</bdi>
            </FilterChip>
          ))}
        </FilterChips>
      )}
    </>
  )
}
