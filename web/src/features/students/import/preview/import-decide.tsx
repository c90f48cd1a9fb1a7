import { isSameExternalId, nameKeys, type PlannedRow } from '@classeur/domain/roster'
import type { ImportDecision, Roster, Student } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { nameOf } from '../../model/student-name.ts'
import classes from './import-decide.module.css'

type Choice = ImportDecision['choice']

interface ImportDecideProps {
  row: PlannedRow
  /** Null after the decision; the candidates are then found by number and name. */
  candidates: readonly string[] | null
  roster: Roster
  decision: Choice | null
  onDecide: (choice: Choice | null) => void
}

const valueOf = (choice: Choice | null) => {
  if (!choice) return ''
  return choice.kind === 'student' ? choice.studentId : choice.kind
}

/** Asks the teacher which student a row is: one of the candidates, a new student, or none. */
export function ImportDecide({ row, candidates, roster, decision, onDecide }: ImportDecideProps) {
  const { t } = useTranslation('students')
  const keys = nameKeys(row.fields)
  const isPossible = (student: Student) =>
    isSameExternalId(student.externalId, row.fields.externalId) ||
    nameKeys(student).some((key) => keys.includes(key))
  const students = roster.students.filter((student) =>
    candidates ? candidates.includes(student.id) : isPossible(student),
  )
  const choose = (value: string) => {
    if (value === '') onDecide(null)
    else if (value === 'new' || value === 'skip') onDecide({ kind: value })
    else onDecide({ kind: 'student', studentId: value })
  }
  return (
    <select
      className={classes.decide}
      data-open={decision === null || undefined}
      aria-label={t('paste.whoIs', { name: nameOf(row.fields) })}
      value={valueOf(decision)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t('import.decide')}</option>
      {students.map((student) => (
        <option key={student.id} value={student.id}>
          {[formatNumber(student.number), nameOf(student), student.externalId].filter(Boolean).join(' · ')}
        </option>
      ))}
      <option value="new">{t('paste.isNew')}</option>
      <option value="skip">{t('import.leaveOut')}</option>
    </select>
  )
}
