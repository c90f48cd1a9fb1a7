import type { Roster } from '@classeur/contracts'
import { IconArrowBackUp, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { isInClassToday } from '../../../components/people/is-in-class-today.ts'
import type { Selection } from './use-selection.ts'
import type { StudentActions } from './use-student-actions.ts'
import { GroupMenu } from '../groups/group-menu.tsx'
import { LeaveMenu } from './leave-menu.tsx'
import classes from './selection-bar.module.css'

const iconSizePx = 17

interface SelectionBarProps {
  classId: string
  roster: Roster
  selection: Selection
  /** Ids of the visible students; a search may hide selected ones. */
  shown: readonly string[]
  actions: StudentActions
  onDelete: () => void
}

/** The actions for the selected students, who stay selected where that makes sense. */
export function SelectionBar({ classId, roster, selection, shown, actions, onDelete }: SelectionBarProps) {
  const { t } = useTranslation('students')
  const chosen = roster.students.filter(({ id }) => selection.has(id))
  // A student with a planned last day is in both lists: the day can be changed or cancelled.
  const present = chosen.filter(isInClassToday).map(({ id }) => id)
  const left = chosen.filter(({ leftOn }) => leftOn !== null).map(({ id }) => id)
  const hidden = chosen.filter(({ id }) => !shown.includes(id)).length
  const leave = (on: string) => {
    void actions.act(present, { action: 'leave', on })
    selection.clear()
  }
  const comeBack = () => {
    void actions.act(left, { action: 'return' })
    selection.clear()
  }
  return (
    <div className={classes.bar} role="region" aria-label={t('selection.label')}>
      <p className={classes.count} aria-live="polite">
        {t('selection.count', { count: chosen.length })}
        {hidden > 0 && <span className={classes.hidden}> {t('selection.hidden', { count: hidden })}</span>}
      </p>
      <GroupMenu
        classId={classId}
        groups={roster.groups}
        students={chosen}
        onAct={(groupId, action) => void actions.act([...selection.chosen], { action, groupId })}
      />
      {present.length > 0 && <LeaveMenu onLeave={leave} />}
      {left.length > 0 && (
        <Button
          small
          icon={<IconArrowBackUp size={iconSizePx} aria-hidden className="turns-in-rtl" />}
          onClick={comeBack}
        >
          {t('selection.return')}
        </Button>
      )}
      <Button small look="danger" icon={<IconTrash size={iconSizePx} aria-hidden />} onClick={onDelete}>
        {t('selection.delete')}
      </Button>
      <button
        type="button"
        className={classes.close}
        aria-label={t('selection.clear')}
        onClick={selection.clear}
      >
        <IconX size={17} aria-hidden />
      </button>
    </div>
  )
}
