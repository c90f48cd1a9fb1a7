import { Link } from 'react-router-dom'
import type { SheetState } from '../../engine/sheet-engine.ts'
import { studentName } from '../../model/sheet-names.ts'
import classes from './student-links.module.css'

interface StudentLinksProps {
  title: string
  sheet: SheetState['sheet']
  studentIds: readonly string[]
}

/** Students by name. Each leads to the student's row in the table of marks. */
export const StudentLinks = ({ title, sheet, studentIds }: StudentLinksProps) => (
  <>
    <h3 className={classes.title}>{title}</h3>
    <ul className={`plain-list ${classes.list}`}>
      {studentIds.map((studentId) => (
        <li key={studentId}>
          <Link to={`/marksheet/${sheet.exam.markId}?student=${studentId}`}>
            {studentName(sheet, studentId)}
          </Link>
        </li>
      ))}
    </ul>
  </>
)
