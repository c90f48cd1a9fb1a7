import { rescaledPoints, type Rescale } from '@classeur/contracts'
import type { StructureChangeDocument } from '../exams/structure-change.model.ts'
import type { MarkDocument, MarkRowDocument } from './mark-row.model.ts'

const backwards = ({ oldMaxHundredths, newMaxHundredths, ...rescale }: Rescale): Rescale => ({
  ...rescale,
  oldMaxHundredths: newMaxHundredths,
  newMaxHundredths: oldMaxHundredths,
})

/**
 * The marks of one student after a rescale, or after one was taken back. Every number of a rescaled question is noted
 * as it was, so that taking back gives exactly that; a number that was typed after the rescale is brought back by the
 * same rule. Statuses and empty cells stay.
 */
export function rowAfter(
  row: MarkRowDocument,
  change: StructureChangeDocument,
): Pick<MarkRowDocument, 'marks' | 'rescaled'> {
  const marks: Record<string, MarkDocument> = { ...row.marks }
  const cells: NonNullable<MarkRowDocument['rescaled']>['cells'] = {}
  const noted = change.undoes !== null && row.rescaled?.changeId === change.undoes ? row.rescaled.cells : {}
  for (const rescale of change.rescales) {
    const mark = row.marks[rescale.leafId]
    if (!mark || mark.valueHundredths === null) continue
    const before = noted[rescale.leafId]
    const valueHundredths =
      before && before.version === mark.version
        ? before.valueHundredths
        : rescaledPoints(mark.valueHundredths, rescale)
    const isChanged = valueHundredths !== mark.valueHundredths
    const version = isChanged ? mark.version + 1 : mark.version
    if (isChanged) {
      marks[rescale.leafId] = { ...mark, valueHundredths, version, by: change.by, at: change.at }
    }
    cells[rescale.leafId] = { valueHundredths: mark.valueHundredths, version }
  }
  return { marks, rescaled: { changeId: String(change._id), cells } }
}

/** The rescales of the change that takes these back. */
export const takenBack = (rescales: readonly Rescale[], stepOf: (leafId: string) => number): Rescale[] =>
  rescales.map((rescale) => ({ ...backwards(rescale), stepHundredths: stepOf(rescale.leafId) }))
