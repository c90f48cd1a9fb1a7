import { results } from '../../../../i18n/results.ts'
import { cachedGridText, pointsText } from '../../model/sheet-text.ts'
import type { GridModel } from '../../model/grid-model.ts'
import type { RowTotal } from '../../model/figures/total-of.ts'

/** The result of a complete paper on the scale of the exam: "15.75", or a letter. Null without a result. */
export const resultText = ({ result }: GridModel, { share }: RowTotal): string | null =>
  share === null ? null : results.resultNumber(share, result)

/** The points of a complete paper. Their maximum is included ("15 of 17.5") if it differs from the heading. */
export function pointsOfPaper(model: GridModel, total: RowTotal): string | null {
  if (total.share === null || total.pointsHundredths === null) return null
  return total.maximumHundredths === model.maximumHundredths
    ? pointsText(total.pointsHundredths)
    : results.pointsOf(total.pointsHundredths, total.maximumHundredths)
}

/** The maxima in the headings, cached because every row needs them. A change of the language creates a new model. */
const maxima = new WeakMap<GridModel, { result: string; points: string }>()

function maximaOf(model: GridModel): { result: string; points: string } {
  const cached = maxima.get(model)
  if (cached) return cached
  const { scale } = model.result
  const result = scale.kind === 'points' ? pointsText(scale.max * 100) : ''
  const texts = { result, points: pointsText(model.maximumHundredths) }
  maxima.set(model, texts)
  return texts
}

/** Spoken heading of the results: "Result out of 20", or "Result" for letters. */
export const resultName = (model: GridModel): string =>
  model.result.scale.kind === 'points'
    ? cachedGridText('resultOutOf', { maximum: maximaOf(model).result })
    : cachedGridText('result', {})

/** Spoken heading of the points: "Points out of 25". */
export const pointsName = (model: GridModel): string =>
  cachedGridText('pointsOutOf', { maximum: maximaOf(model).points })
