import type { PaperOutcome } from '@classeur/domain/marks'
import i18next from 'i18next'
import { isolate } from '../../../i18n/isolate.ts'
import { pointsText, gridText } from '../model/sheet-text.ts'

const hundredths = 100

/**
 * The outcome of a paper: "12 points", "12 of 17.5 points" or "absent". A paper that doesn't count never shows zero
 * points.
 */
export function outcomeText(outcome: PaperOutcome): string {
  if (outcome.kind === 'status') return gridText(`status.${outcome.status}`)
  if (outcome.kind !== 'points') return i18next.t(`mark-pile:outcome.${outcome.kind}`)
  const { pointsHundredths, maximumHundredths, isPartial } = outcome
  return i18next.t(`mark-pile:outcome.${isPartial ? 'partial' : 'points'}`, {
    count: pointsHundredths / hundredths,
    points: isolate(pointsText(pointsHundredths)),
    maximum: isolate(pointsText(maximumHundredths)),
  })
}
