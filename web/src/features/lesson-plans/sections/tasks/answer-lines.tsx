import { useContext } from 'react'
import type { Path } from '../../engine/paths.ts'
import { usePlanText } from '../../model/plan-language.ts'
import { PartsForEditing } from '../parts/section-parts.ts'
import { Amount } from '../parts/value-tags.tsx'
import classes from './answer-lines.module.css'

const mostLines = 20

/** Ruled lines for an answer. */
export function AnswerLines({ path, count }: { path: Path; count: number }) {
  const t = usePlanText()
  const parts = useContext(PartsForEditing)
  return (
    <div className={classes.answer}>
      {Array.from({ length: Math.min(count, mostLines) }, (_, index) => (
        <div key={index} className={classes.line} aria-hidden />
      ))}
      {parts && (
        <div className={classes.amount}>
          <Amount
            path={path}
            value={count}
            label="answerLines"
            from={0}
            to={mostLines}
            show={(lines) => t('plan.lines', { count: lines })}
          />
        </div>
      )}
    </div>
  )
}
