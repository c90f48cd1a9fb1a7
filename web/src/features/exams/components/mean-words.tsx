import type { ExamCard } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { useScaleName } from '../../../components/grading/use-scale-name.ts'
import { writePoints } from '../drafts/points.ts'
import classes from './exam-list.module.css'
import { writeShare, writeSharePoints } from './write-share.ts'

type Shown = Pick<ExamCard, 'meanBasisPoints' | 'effectiveScale' | 'effectiveRounding' | 'maximumHundredths'>

/** The mean of an exam on its scale, with the points where they are not the same; a dash before the first mark. */
export function MeanWords({ exam }: { exam: Shown }) {
  const { t } = useTranslation('exams')
  const scaleName = useScaleName()
  const { meanBasisPoints, effectiveScale, effectiveRounding, maximumHundredths } = exam
  if (meanBasisPoints === null)
    return (
      <>
        <span aria-hidden>—</span>
        <span className="visually-hidden">{t('mean.none')}</span>
      </>
    )
  const isOnPoints = effectiveScale.kind === 'points'
  return (
    <>
      <span className="visually-hidden">{t('mean.label')} </span>
      <strong>{writeShare(meanBasisPoints, effectiveScale, effectiveRounding)}</strong>
      {isOnPoints && <span className={classes.outOf}> {scaleName(effectiveScale)}</span>}
      {(!isOnPoints || effectiveScale.max * 100 !== maximumHundredths) && (
        <span className={classes.points}>
          {t('mean.points', {
            points: writeSharePoints(meanBasisPoints, maximumHundredths),
            maximum: writePoints(maximumHundredths),
          })}
        </span>
      )}
    </>
  )
}
