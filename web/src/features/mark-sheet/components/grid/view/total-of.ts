import { activeLeaves, resultOf, type ExamStructure, type MarkStatus } from '@classeur/contracts'
import type { RowContents } from '../../../engine/sheet-engine.ts'
import type { GridModel } from '../model/grid-model.ts'

/** What stands at the end of a row. */
export interface RowTotal {
  pointsHundredths: number | null
  maximumHundredths: number
  /** Of that maximum; null without one. */
  shareBasisPoints: number | null
  /** Every question was entered. */
  isComplete: boolean
  /** The status that every cell has; null when they differ or hold values. */
  status: MarkStatus | null
}

/** A row is the same object until one of its cells changes: the mean of 200 totals works out one. */
const known = new WeakMap<RowContents, { structure: ExamStructure; total: RowTotal }>()

export function totalOf({ structure }: Pick<GridModel, 'structure'>, row: RowContents): RowTotal {
  const last = known.get(row)
  if (last?.structure === structure) return last.total
  const { pointsHundredths, maximumHundredths, shareBasisPoints, toEnter } = resultOf(structure, row)
  const statuses = new Set(activeLeaves(structure).map(({ id }) => row[id]?.status ?? null))
  const total = {
    pointsHundredths,
    maximumHundredths,
    shareBasisPoints,
    isComplete: toEnter === 0,
    status: statuses.size === 1 ? ([...statuses][0] ?? null) : null,
  }
  known.set(row, { structure, total })
  return total
}
