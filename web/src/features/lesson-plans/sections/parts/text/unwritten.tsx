import { usePlanText } from '../../../model/plan-language.ts'
import classes from './unwritten.module.css'

const linesToWriteOn = 3

/** Says what to write where nothing is written yet, with ruled lines on the printed page. */
export function Unwritten({ prompt }: { prompt?: string | undefined }) {
  const t = usePlanText()
  return (
    <span className={classes.unwritten}>
      <span className={classes.prompt}>{prompt ?? t('plan.unwritten')}</span>
      {Array.from({ length: prompt === undefined ? 1 : linesToWriteOn }, (_, index) => (
        <span key={index} className={classes.line} aria-hidden />
      ))}
    </span>
  )
}
