import { problemText, gridText } from '../../model/sheet-text.ts'
import classes from './paper-problems.module.css'
import type { Paper } from './read-paper.ts'

/** Explains, question by question, why texts of the paper aren't marks. */
export function PaperProblems({ paper }: { paper: Paper }) {
  return (
    <p className={classes.problem} role="status">
      {paper.cells.map(({ column, problem, nearest }) => {
        if (problem === null) return null
        const why =
          problem === 'rescaled-meanwhile'
            ? gridText('refusal.rescaled-meanwhile')
            : problemText(problem, nearest, column)
        return <span key={column.leaf.id}>{`${column.label}: ${why}`}</span>
      })}
    </p>
  )
}
