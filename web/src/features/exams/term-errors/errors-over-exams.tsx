import type { TermErrors } from '@classeur/contracts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import classes from './errors-over-exams.module.css'

interface ErrorsOverExamsProps {
  title: string
  aside: string
  /** The heading of the names. */
  column: string
  exams: TermErrors['exams']
  /** The heading of a column after the exams. */
  total?: string
  /** How the numbers decide what became of an error. */
  how: string
  /** Shown instead of a table without rows. */
  none: string
  rows: readonly ReactNode[]
}

/** A table of errors by exam, oldest first. The headings lead to the errors tables of the exams. */
export const ErrorsOverExams = ({
  title,
  aside,
  column,
  exams,
  total,
  how,
  none,
  rows,
}: ErrorsOverExamsProps) => (
  <Panel title={title} aside={aside}>
    {rows.length === 0 ? (
      <p className="text-quiet">{none}</p>
    ) : (
      <>
        <div className={classes.frame} tabIndex={0} role="region" aria-label={`${title} · ${aside}`}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" data-column="name">
                  {column}
                </th>
                {exams.map((exam) => (
                  <th key={exam.id} scope="col" data-column="exam">
                    <Link to={`/marksheet/${exam.markId}/table_errors`} title={exam.title}>
                      <bdi>{exam.title}</bdi>
                    </Link>
                    {exam.date && <span data-fact>{formatDayMonth(exam.date)}</span>}
                  </th>
                ))}
                {total !== undefined && <th scope="col">{total}</th>}
              </tr>
            </thead>
            <tbody>{rows}</tbody>
          </table>
        </div>
        <p className={`text-quiet ${classes.how}`}>{how}</p>
      </>
    )}
  </Panel>
)

/** A cell without a number, and the reason. */
export const NothingKnown = ({ why }: { why: string }) => (
  <td title={why}>
    <span aria-hidden>–</span>
    <span className="visually-hidden">{why}</span>
  </td>
)
