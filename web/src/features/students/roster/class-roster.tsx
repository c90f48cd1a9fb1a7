import type { Roster, SchoolClass } from '@classeur/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { mayChange } from '../../../http/queries/school-class.ts'
import type { RosterView } from '../model/use-roster-view.ts'
import { useSelection } from './use-selection.ts'
import { useStudentActions } from './use-student-actions.ts'
import { AddByHand } from './add-by-hand.tsx'
import classes from './class-roster.module.css'
import { EmptyRoster } from './empty-roster.tsx'
import { LeftStudents } from './left-students.tsx'
import { RosterDialogs, type OpenDialog } from './roster-dialogs.tsx'
import { RosterToolbar } from './roster-toolbar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { StudentTable } from './table/student-table.tsx'

interface ClassRosterProps {
  schoolClass: SchoolClass
  roster: Roster
  view: RosterView
  /** Id of the student whose card covers the list. */
  openId: string | null
  onOpen: (studentId: string) => void
}

/** The class list with all its actions. */
export function ClassRoster({ schoolClass, roster, view, openId, onOpen }: ClassRosterProps) {
  const { t } = useTranslation('students')
  const { order, setOrder, search, setSearch, groupId, setGroupId, present, left, means } = view
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const selection = useSelection(roster.students.map(({ id }) => id))
  const actions = useStudentActions(schoolClass.id, roster)

  const canChange = mayChange(schoolClass)
  const showExternalIds = schoolClass.usesExternalIds || roster.students.some((one) => one.externalId !== '')
  const remove = () => {
    void actions.act([...selection.chosen], { action: 'delete' })
    selection.clear()
  }
  const table = {
    groups: roster.groups,
    showExternalIds,
    means,
    order,
    onOrder: setOrder,
    selection: canChange ? selection : null,
    openId,
    onOpen,
    onDelete: remove,
  }
  const isNew = roster.students.length === 0
  const hasMarks = means?.hasMarks ?? false
  const offerRemoval = (ids: readonly string[], joinedOn: string | null) =>
    actions.offerRemoval(ids, { doEarlierExamsWait: hasMarks && joinedOn === null })

  return (
    <section className={classes.section} aria-label={t('title')}>
      {!isNew && (
        <RosterToolbar
          classId={schoolClass.id}
          roster={roster}
          search={search}
          onSearch={setSearch}
          groupId={groupId}
          onGroup={setGroupId}
          onDialog={canChange ? setDialog : null}
        />
      )}
      {isNew && <EmptyRoster classId={schoolClass.id} onDialog={canChange ? setDialog : null} />}
      {(!isNew || canChange) && (
        <StudentTable {...table} label={t('title')} students={present}>
          {canChange && (
            <AddByHand
              classId={schoolClass.id}
              usesExternalIds={showExternalIds}
              hasMeans={means !== null}
              hasMarks={hasMarks}
              onAdded={offerRemoval}
            />
          )}
        </StudentTable>
      )}
      {means !== null && means.error !== null && (
        <ProblemNote error={means.error} onRetry={means.readAgain} />
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
          hasMarks={hasMarks}
          onAdded={offerRemoval}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  )
}
