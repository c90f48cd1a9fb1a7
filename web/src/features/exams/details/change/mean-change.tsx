import type { Exam, ExactShare, MaximumAnswer, StructurePreview } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { isolate } from '../../../../i18n/isolate.ts'
import { results } from '../../../../i18n/results.ts'
import classes from './mean-change.module.css'

interface MeanChangeProps {
  exam: Exam
  preview: StructurePreview
  answers: Record<string, MaximumAnswer>
}

/** The mean before and after the change, as far as the answers determine it. */
export function MeanChange({ exam, preview, answers }: MeanChangeProps) {
  const { t } = useTranslation('exams')
  const { effectiveScale, effectiveRounding } = exam
  const { oldMean, newMean, maxima } = preview
  const write = (share: ExactShare | null) =>
    share === null
      ? '—'
      : isolate(results.mean(share, { scale: effectiveScale, rounding: effectiveRounding }))
  // Without a complete paper there is no mean to compare.
  if (oldMean === null && newMean.keep === null && newMean.rescale === null) return null
  const given = maxima.map(({ leafId }) => answers[leafId])
  const isKept = given.every((answer) => answer === 'keep-points')
  const isRescaled = maxima.length > 0 && given.every((answer) => answer === 'rescale')
  const old = write(oldMean)
  const keep = write(newMean.keep)
  const rescale = write(newMean.rescale)
  return (
    <p className={classes.item} aria-live="polite">
      {isKept
        ? t('change.mean', { old, next: keep })
        : isRescaled
          ? t('change.mean', { old, next: rescale })
          : t('change.meanEither', { old, keep, rescale })}
    </p>
  )
}
