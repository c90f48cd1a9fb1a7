import { activeLeaves, resultOf, type MarkStatus } from '@classeur/contracts'
import type { RowContents } from '../../../engine/sheet-engine.ts'
import type { GridModel } from '../model/grid-model.ts'

/** What stands at the end of a row. */
export interface RowTotal {
  pointsHundredths: number | null
  maximumHundredths: number
  /** Every question was entered. */
  isComplete: boolean
  /** The status that every cell has; null when they differ or hold values. */
  status: MarkStatus | null
}

export function totalOf({ structure }: Pick<GridModel, 'structure'>, row: RowContents): RowTotal {
  const { pointsHundredths, maximumHundredths, toEnter } = resultOf(structure, row)
  const statuses = new Set(activeLeaves(structure).map(({ id }) => row[id]?.status ?? null))
  return {
    pointsHundredths,
    maximumHundredths,
    isComplete: toEnter === 0,
    status: statuses.size === 1 ? ([...statuses][0] ?? null) : null,
  }
}
