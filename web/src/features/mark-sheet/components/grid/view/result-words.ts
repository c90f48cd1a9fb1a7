import { gradeLabel, shownOn } from '@classeur/contracts'
import { writeOnScale, writeShown } from '../../panels/write-numbers.ts'
import { pointsText, words } from '../edit/place-words.ts'
import type { ShownResult } from '../model/grid-model.ts'
import type { RowTotal } from './total-of.ts'

/** What a complete paper comes to on the scale of the exam: "15.8", or a letter; null without a result. */
export function resultText({ scale, rounding }: ShownResult, total: RowTotal): string | null {
  const { isComplete, shareBasisPoints } = total
  if (!isComplete || shareBasisPoints === null) return null
  if (scale.kind !== 'points') return gradeLabel(scale, shareBasisPoints)
  const shown = shownOn(total, scale.max, rounding)
  return shown === null ? null : writeShown(shown, rounding)
}

/** The mean on a scale of points; letters have none. `share` of the maximum, 1 is all of it. */
export const meanResultText = ({ scale, rounding }: ShownResult, share: number): string =>
  scale.kind === 'points' ? writeOnScale(share, scale, rounding) : ''

const hundredths = 100

/** What the numbers are of: "/20", and nothing above letters. */
export const resultMaximum = ({ scale }: ShownResult): string =>
  scale.kind === 'points' ? `/${pointsText(scale.max * hundredths)}` : ''

/** The same to be heard: "Result out of 20". */
export const resultName = ({ scale }: ShownResult): string =>
  scale.kind === 'points'
    ? words('resultOutOf', { maximum: pointsText(scale.max * hundredths) })
    : words('result')
