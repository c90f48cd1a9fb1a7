import type { GradingScale } from '@classeur/contracts'
import type { SheetSoFar } from '@classeur/domain/marks'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/format.ts'
import { results } from '../../../../i18n/results.ts'
import classes from './sample-histogram.module.css'

interface SampleHistogramProps {
  figures: Pick<SheetSoFar, 'bins' | 'mean' | 'passed'>
  scale: GradingScale
  passMarkBasisPoints: number
}

const wholeBasisPoints = 10_000

/** Number of papers per tenth of the scale. Bars below the pass mark are red; the sentence beside it says the same. */
export function SampleHistogram({ figures, scale, passMarkBasisPoints }: SampleHistogramProps) {
  const { t } = useTranslation('home')
  const { bins, mean, passed } = figures
  const most = Math.max(1, ...bins.map(({ studentIds }) => studentIds.length))
  return (
    <figure className={classes.chart}>
      <figcaption className="visually-hidden">
        {t('sample.chart', { passed, count: mean.papers })}{' '}
        {bins
          .filter(({ studentIds }) => studentIds.length > 0)
          .map(({ fromBasisPoints, toBasisPoints, studentIds }) =>
            t('sample.bar', {
              from: results.edge(fromBasisPoints, scale),
              to: results.edge(toBasisPoints, scale),
              count: studentIds.length,
            }),
          )
          .join(' ')}
      </figcaption>
      <div className={classes.bars} aria-hidden>
        {bins.map(({ fromBasisPoints, studentIds }) => (
          <div
            key={fromBasisPoints}
            className={classes.bar}
            data-below={fromBasisPoints < passMarkBasisPoints || undefined}
            style={{ blockSize: `${(studentIds.length / most) * 100}%` }}
          >
            {studentIds.length > 0 && <span>{formatNumber(studentIds.length)}</span>}
          </div>
        ))}
      </div>
      <p className={classes.axis} aria-hidden>
        <span>{results.edge(0, scale)}</span>
        <span>{t('sample.passMark', { mark: results.edge(passMarkBasisPoints, scale) })}</span>
        <span>{results.edge(wholeBasisPoints, scale)}</span>
      </p>
    </figure>
  )
}
