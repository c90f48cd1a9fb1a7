import type { TermErrors } from '@classeur/contracts'
import { Link } from 'react-router-dom'
import { writeDayShort } from '../model/exam-text.ts'

/** The headings of the exams. Each leads to the exam's errors table. */
export const ExamHeads = ({ exams }: Pick<TermErrors, 'exams'>) =>
  exams.map(({ id, markId, title, date }) => (
    <th key={id} scope="col" data-column="exam">
      <Link to={`/marksheet/${markId}/table_errors`} title={title}>
        <bdi>{title}</bdi>
      </Link>
      {date && <span data-fact>{writeDayShort(date)}</span>}
    </th>
  ))
