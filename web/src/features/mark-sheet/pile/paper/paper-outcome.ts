import { countedPoints, isEntered, type MarkContent } from '@classeur/domain/marks'
import type { MarkStatus } from '@classeur/contracts'
import type { GridColumn } from '../../model/grid-model.ts'

/**
 * The outcome of a paper. `status`: the whole paper has this status. `excluded`: every question is entered and none
 * counts. `empty`: no question counts so far. Points are in hundredths and cover the questions that count.
 */
export type PaperOutcome =
  | { kind: 'points'; pointsHundredths: number; maximumHundredths: number; isPartial: boolean }
  | { kind: 'status'; status: MarkStatus }
  | { kind: 'excluded' }
  | { kind: 'empty' }

interface Cell {
  column: GridColumn
  /** Null if the text isn't a mark of this question. */
  content: MarkContent | null
}

/** True for a status that excludes its question from the maximum. */
const isTakenOut = (content: MarkContent | null) =>
  content !== null && content.status !== null && countedPoints(content) === null

export const countedMaximum = (cells: readonly Cell[]): number =>
  cells
    .filter(({ column, content }) => !column.leaf.isBonus && !isTakenOut(content))
    .reduce((sum, { column }) => sum + column.leaf.maxHundredths, 0)

export function outcomeOf(cells: readonly Cell[]): PaperOutcome {
  const statuses = new Set(cells.map(({ content }) => content?.status ?? null))
  const [status] = statuses
  if (status && statuses.size === 1) return { kind: 'status', status }
  const counted = cells.flatMap(({ content }) => (content && countedPoints(content)) ?? [])
  if (counted.length > 0)
    return {
      kind: 'points',
      pointsHundredths: counted.reduce((sum, points) => sum + points, 0),
      maximumHundredths: countedMaximum(cells),
      isPartial: cells.some(({ content }) => isTakenOut(content)),
    }
  return { kind: cells.every(({ content }) => isEntered(content ?? undefined)) ? 'excluded' : 'empty' }
}
