import type { SheetStudent } from '@classeur/contracts'
import { memo } from 'react'
import { formatNumber } from '../../../../i18n/format.ts'
import { studentName } from '../../model/sheet-text.ts'
import classes from './row-name.module.css'

interface RowNameProps {
  row: number
  student: SheetStudent
  width: number
  /** `row`: another cell of this row is active. */
  selection: 'active' | 'row' | undefined
}

/** Number and name of a student. Stays visible when the table scrolls sideways. */
export const RowName = memo(function RowName({ row, student, width, selection }: RowNameProps) {
  return (
    <div
      role="rowheader"
      tabIndex={selection === 'active' ? 0 : -1}
      data-at={`${row}:-1`}
      aria-colindex={1}
      aria-haspopup="menu"
      className={classes.name}
      data-selection={selection}
      style={{ inlineSize: width }}
    >
      <span className={classes.number}>{formatNumber(student.number)}</span>
      <bdi className={classes.fullName} title={studentName(student)}>
        {studentName(student)}
      </bdi>
    </div>
  )
})
