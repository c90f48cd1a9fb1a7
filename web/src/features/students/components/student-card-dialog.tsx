import type { Roster, SchoolClass } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { mayChange } from '../../../http/school-class.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { nameOf } from '../student-name.ts'
import { CardResults } from './card-results.tsx'
import classes from './student-card.module.css'
import { StudentFlags } from './student-flags.tsx'
import { StudentForm } from './student-form.tsx'

interface StudentCardDialogProps {
  schoolClass: SchoolClass
  roster: Roster
  studentId: string
  onClose: () => void
}

/** One student: how it goes, and what is known, to be changed in place. */
export function StudentCardDialog({ schoolClass, roster, studentId, onClose }: StudentCardDialogProps) {
  const { t } = useTranslation('students')
  const student = roster.students.find(({ id }) => id === studentId)
  if (!student)
    return (
      <Dialog title={t('card.goneTitle')} onClose={onClose}>
        <p>{t('card.gone')}</p>
      </Dialog>
    )
  return (
    <Dialog wide title={<bdi>{nameOf(student)}</bdi>} onClose={onClose}>
      <div className={classes.facts}>
        <span>{t('card.number', { number: formatNumber(student.number) })}</span>
        <StudentFlags student={student} />
      </div>
      <div className={classes.columns}>
        <CardResults classId={schoolClass.id} studentId={studentId} />
        <StudentForm
          classId={schoolClass.id}
          student={student}
          groups={roster.groups}
          canChange={mayChange(schoolClass) && !student.isOverLimit}
          seesNote={schoolClass.role !== null}
        />
      </div>
    </Dialog>
  )
}
