import type { Student } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../feedback/tag.tsx'
import { formatDayMonth } from '../../i18n/format.ts'
import { isInClassToday } from './is-in-class-today.ts'
import classes from './student-flags.module.css'

/** A student's special circumstances as short labels. */
export function StudentFlags({ student }: { student: Student }) {
  const { t } = useTranslation('students')
  return (
    <span className={classes.flags}>
      {student.isOverLimit && <Tag tone="sun">{t('flag.overLimit')}</Tag>}
      {student.hasNeeds && <Tag tone="sky">{t('flag.needs')}</Tag>}
      {student.joinedOn && <Tag>{t('flag.joined', { date: formatDayMonth(student.joinedOn) })}</Tag>}
      {student.leftOn && (
        <Tag>
          {t(isInClassToday(student) ? 'flag.leaving' : 'flag.left', {
            date: formatDayMonth(student.leftOn),
          })}
        </Tag>
      )}
    </span>
  )
}
