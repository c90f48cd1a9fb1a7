import type { ExactShare } from '@classeur/contracts'
import type { ResultScale } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { results } from '../../../../i18n/results.ts'
import classes from './student-mean.module.css'

interface StudentMeanProps {
  /** Undefined for a student without a result. */
  mean: { mean: ExactShare; exams: number } | undefined
  /** Null until the means are loaded. */
  scale: ResultScale | null
}

/** The mean of a student's results on the scale of the class, and the number of its exams. */
export function StudentMean({ mean, scale }: StudentMeanProps) {
  const { t } = useTranslation('students')
  if (scale === null) return null
  if (!mean) return <span className={classes.noMean}>—</span>
  return (
    <>
      <bdi className={classes.meanValue}>{results.mean(mean.mean, scale)}</bdi>{' '}
      <span className={classes.meanOf}>{t('table.meanOf', { count: mean.exams })}</span>
    </>
  )
}
