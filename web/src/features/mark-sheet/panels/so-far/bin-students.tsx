import type { CellRef } from '@classeur/contracts'
import type { HistogramBin } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { CardText } from '../cards/card-text.tsx'
import classes from './bin-students.module.css'
import { startOfRow, studentName } from '../../model/sheet-names.ts'

interface BinStudentsProps {
  bin: HistogramBin
  range: string
  sheet: SheetState['sheet']
  onGoTo: (ref: CellRef) => void
}

/** The students of one bar. Each links to the student's row. */
export function BinStudents({ bin: { studentIds }, range, sheet, onGoTo }: BinStudentsProps) {
  const { t } = useTranslation('mark-panels')
  return (
    <div className={classes.students}>
      <CardText>{t('soFar.bar', { count: studentIds.length, range })}</CardText>
      <ul>
        {studentIds.map((studentId) => (
          <li key={studentId}>
            <button
              type="button"
              className={classes.quiet}
              onClick={() => onGoTo(startOfRow(sheet, studentId))}
            >
              {studentName(sheet, studentId)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
