import type { ExamCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { ProvisionalTag } from '../../../components/grading/provisional-tag.tsx'
import { usePapersText } from '../../../components/grading/use-papers-text.ts'
import { results } from '../../../i18n/results.ts'
import classes from './mean-text.module.css'

type Shown = Pick<ExamCard, 'mean' | 'effectiveScale' | 'effectiveRounding' | 'maximumHundredths'>

/** The mean of an exam on its scale, and in points if that is a different number; a dash without a complete paper. */
export function MeanText({ exam }: { exam: Shown }) {
  const { t } = useTranslation('shell')
  const papersText = usePapersText()
  const { mean, effectiveScale: scale, effectiveRounding: rounding, maximumHundredths } = exam
  if (mean.share === null)
    return (
      <>
        <span aria-hidden>—</span>
        <span className="visually-hidden">{t('result.noMean')}</span>
      </>
    )
  return (
    <span title={papersText(mean)}>
      <span className="visually-hidden">{t('result.mean')} </span>
      <bdi className={classes.onScale}>{results.mean(mean.share, { scale, rounding })}</bdi>
      {(scale.kind !== 'points' || scale.max * 100 !== maximumHundredths) && (
        <bdi className={classes.points}>{results.meanPoints(mean.share, maximumHundredths, rounding)}</bdi>
      )}{' '}
      <ProvisionalTag mean={mean} />
    </span>
  )
}
