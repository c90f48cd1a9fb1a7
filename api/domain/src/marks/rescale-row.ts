import { codeOf } from './mark-content.ts'
import { rescaledPoints, type Rescale, type RescaleStep } from './rescale.ts'
import type { MarkLogEntry, StoredMark } from './stored-mark.ts'

/** The values before a rescale, each with the version of its cell after the rescale. */
export interface RescaleNote {
  changeId: string
  cells: Record<string, { valueHundredths: number; version: number }>
}

/** The result of rescaling a row: the changed cells, the note of their previous values, and the log entries. */
export interface RescaledRow<Mark> {
  marks: Record<string, Mark>
  rescaled: RescaleNote
  log: MarkLogEntry[]
}

interface RescaleChange extends RescaleStep {
  by: string
}

/**
 * Rescales the marks of one student, or undoes a rescale. The note contains every number of a rescaled question, so
 * that undoing restores exactly that number; a number typed after the rescale is converted by the same rule. Statuses
 * and empty cells stay unchanged.
 */
export function rescaleRow<Mark extends StoredMark>(
  row: { marks: Readonly<Record<string, Mark>>; rescaled: RescaleNote | null; epoch: number },
  change: RescaleChange,
  { afterRelease }: { afterRelease: boolean },
): RescaledRow<Mark> {
  const marks: RescaledRow<Mark>['marks'] = {}
  const log: MarkLogEntry[] = []
  const cells: RescaleNote['cells'] = {}
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
      // A mark may have been typed for the old maximum after the change was decided; the log must stay in order.
      const at = change.at < mark.at ? mark.at : change.at
      marks[leafId] = { ...mark, valueHundredths, version, by: change.by, at }
      log.push({
        ...{ leafId, version, from: codeOf(mark), to: valueHundredths, by: change.by, at },
        ...{ operationId: change.id, kind: 'rescale', of: null, operationIndex: 0, afterRelease },
        epoch: row.epoch + 1,
      })
    }
    cells[leafId] = { valueHundredths: mark.valueHundredths, version }
  }
  return { marks, log, rescaled: { changeId: change.id, cells } }
}

/** The rescales that undo these: back to the old maximum, with the step that the question has after undoing. */
export const undoneRescales = (rescales: readonly Rescale[], stepOf: (leafId: string) => number): Rescale[] =>
  rescales.map(({ leafId, oldMaxHundredths, newMaxHundredths }) => ({
    leafId,
    oldMaxHundredths: newMaxHundredths,
    newMaxHundredths: oldMaxHundredths,
    stepHundredths: stepOf(leafId),
  }))
