import { codeOf, rescaledPoints, type Rescale } from '@classeur/domain/marks'
import type { StructureChangeDocument } from '../exams/structure-change.model.ts'
import type { MarkDocument, MarkLogEntry, MarkRowDocument } from './mark-row.model.ts'

const backwards = ({ oldMaxHundredths, newMaxHundredths, ...rescale }: Rescale): Rescale => ({
  ...rescale,
  oldMaxHundredths: newMaxHundredths,
  newMaxHundredths: oldMaxHundredths,
})

/** What a rescale makes of a row: cells that change, the note of how they were, and the entries of the log. */
export interface AdvancedRow extends Pick<MarkRowDocument, 'rescaled'> {
  marks: Record<string, MarkDocument>
  log: MarkLogEntry[]
}

/**
 * The marks of one student after a rescale, or after one was taken back. Every number of a rescaled question is noted
 * as it was, so that taking back gives exactly that; a number that was typed after the rescale is brought back by the
 * same rule. Statuses and empty cells stay.
 */
export function rowAfter(
  row: Pick<MarkRowDocument, 'marks' | 'rescaled' | 'epoch'>,
  change: StructureChangeDocument,
  afterRelease: boolean,
): AdvancedRow {
  const marks: AdvancedRow['marks'] = {}
  const log: MarkLogEntry[] = []
  const changeId = String(change._id)
  const cells: NonNullable<MarkRowDocument['rescaled']>['cells'] = {}
  const noted = change.undoes !== null && row.rescaled?.changeId === change.undoes ? row.rescaled.cells : {}
  for (const rescale of change.rescales) {
    const { leafId } = rescale
    const mark = row.marks[leafId]
    if (!mark || mark.valueHundredths === null) continue
    const before = noted[leafId]
    const valueHundredths =
      before && before.version === mark.version
        ? before.valueHundredths
        : rescaledPoints(mark.valueHundredths, rescale)
    const isChanged = valueHundredths !== mark.valueHundredths
    const version = isChanged ? mark.version + 1 : mark.version
    if (isChanged) {
      // Somebody may have typed on the old maximum after the change was decided: the log stays in order.
      const at = change.at < mark.at ? mark.at : change.at
      marks[leafId] = { ...mark, valueHundredths, version, by: change.by, at }
      log.push({
        ...{ leafId, version, from: codeOf(mark), to: valueHundredths, by: change.by, at },
        ...{ operationId: changeId, kind: 'rescale', of: null, place: 0, afterRelease, epoch: row.epoch + 1 },
      })
    }
    cells[leafId] = { valueHundredths: mark.valueHundredths, version }
  }
  return { marks, log, rescaled: { changeId, cells } }
}

/** The rescales of the change that takes these back. */
export const takenBack = (rescales: readonly Rescale[], stepOf: (leafId: string) => number): Rescale[] =>
  rescales.map((rescale) => ({ ...backwards(rescale), stepHundredths: stepOf(rescale.leafId) }))
