import type { Exam, MaximumAnswer, StructurePreview } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import classes from './change-dialog.module.css'
import { writeShare } from './write-share.ts'

interface MeanChangeProps {
  exam: Exam
  preview: StructurePreview
  answers: Record<string, MaximumAnswer>
}

/** The mean before and after, as far as the answers decide it. */
export function MeanChange({ exam, preview, answers }: MeanChangeProps) {
  const { t } = useTranslation('exams')
  const { effectiveScale, effectiveRounding } = exam
  const { oldMeanBasisPoints, newMeanBasisPoints, maxima } = preview
  const write = (share: number | null) =>
    share === null ? '—' : writeShare(share, effectiveScale, effectiveRounding)
  const given = maxima.map(({ leafId }) => answers[leafId])
  const isKept = given.every((answer) => answer === 'keep-points')
  const isRescaled = maxima.length > 0 && given.every((answer) => answer === 'rescale')
  const old = write(oldMeanBasisPoints)
  const keep = write(newMeanBasisPoints.keep)
  const rescale = write(newMeanBasisPoints.rescale)
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
