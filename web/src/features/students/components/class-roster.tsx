import type { Roster, SchoolClass } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mayChange } from '../../../http/school-class.ts'
import { arrangeRoster } from '../arrange-roster.ts'
import { useRosterOrder } from '../hooks/use-roster-order.ts'
import { useSelection } from '../hooks/use-selection.ts'
import { useStudentActions } from '../hooks/use-student-actions.ts'
import { AddByHand } from './add-by-hand.tsx'
import classes from './class-roster.module.css'
import { EmptyRoster } from './empty-roster.tsx'
import { LeftStudents } from './left-students.tsx'
import { RosterDialogs, type OpenDialog } from './roster-dialogs.tsx'
import { RosterToolbar } from './roster-toolbar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StudentTable } from './student-table.tsx'

interface ClassRosterProps {
  schoolClass: SchoolClass
  roster: Roster
  onOpen: (studentId: string) => void
}

/** The list of a class with everything that is done to it. */
export function ClassRoster({ schoolClass, roster, onOpen }: ClassRosterProps) {
  const { t, i18n } = useTranslation('students')
  const [order, setOrder] = useRosterOrder()
  const [search, setSearch] = useState('')
  const [chosenGroup, setChosenGroup] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const selection = useSelection(roster.students.map(({ id }) => id))
  const actions = useStudentActions(schoolClass.id, roster)

  const canChange = mayChange(schoolClass)
  const groupId = roster.groups.some(({ id }) => id === chosenGroup) ? chosenGroup : null
  const { present, left } = arrangeRoster(roster.students, { order, search, groupId }, i18n.language)
  const showExternalIds = schoolClass.usesExternalIds || roster.students.some((one) => one.externalId !== '')
  const remove = () => {
    void actions.act([...selection.chosen], { action: 'delete' })
    selection.clear()
  }
  const table = {
    groups: roster.groups,
    showExternalIds,
    order,
    onOrder: setOrder,
    selection: canChange ? selection : null,
    onOpen,
    onDelete: remove,
  }
  const isNew = roster.students.length === 0

  return (
    <section className={classes.section} aria-label={t('title')}>
      {!isNew && (
        <RosterToolbar
          roster={roster}
          search={search}
          onSearch={setSearch}
          groupId={groupId}
          onGroup={setChosenGroup}
          onDialog={canChange ? setDialog : null}
        />
      )}
      {isNew && <EmptyRoster onDialog={canChange ? setDialog : null} />}
      {(!isNew || canChange) && (
        <StudentTable {...table} label={t('title')} students={present}>
          {canChange && (
            <AddByHand
              classId={schoolClass.id}
              usesExternalIds={showExternalIds}
              onAdded={actions.offerRemoval}
            />
          )}
        </StudentTable>
      )}
      {!isNew && present.length === 0 && search !== '' && (
        <p className={classes.nothing}>{t('nothing', { search })}</p>
      )}
      {!isNew && <p className={classes.keys}>{t(canChange ? 'table.keys' : 'table.readKeys')}</p>}
      {left.length > 0 && (
        <LeftStudents count={left.length} forceOpen={search !== ''}>
          <StudentTable {...table} label={t('left.title', { count: left.length })} students={left} />
        </LeftStudents>
      )}
      {canChange && selection.chosen.size > 0 && (
        <SelectionBar
          classId={schoolClass.id}
          roster={roster}
          selection={selection}
          shown={[...present, ...left].map(({ id }) => id)}
          actions={actions}
          onDelete={remove}
        />
      )}
      <p className="visually-hidden" role="status">
        {search !== '' && t('found', { count: present.length + left.length })}
      </p>
      {canChange && dialog && (
        <RosterDialogs
          open={dialog}
          schoolClass={schoolClass}
          roster={roster}
          onAdded={actions.offerRemoval}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
}
