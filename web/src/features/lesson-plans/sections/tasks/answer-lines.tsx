import type { Path } from '../../engine/paths.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { Amount } from '../parts/value-tags.tsx'
import classes from './answer-lines.module.css'

const mostLines = 20

/** Ruled lines for an answer. */
export const AnswerLines = ({ count }: { count: number }) =>
  Array.from({ length: Math.min(count, mostLines) }, (_, index) => (
    <div key={index} className={classes.line} aria-hidden />
  ))

/** How many lines a task has. */
export function LineAmount({ path, count }: { path: Path; count: number }) {
  const t = usePlanText()
  return (
    <Amount
      path={path}
      value={count}
      label="answerLines"
      from={0}
      to={mostLines}
      show={(lines) => t('plan.lines', { count: lines })}
    />
  )
}
