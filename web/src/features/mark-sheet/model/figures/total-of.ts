import { activeLeaves } from '@classeur/domain/exams'
import { resultOf, shareOf, type StudentResult } from '@classeur/domain/marks'
import type { ExactShare, ExamStructure, MarkStatus } from '@classeur/contracts'
import type { RowContents } from '../../engine/sheet-engine.ts'
import type { GridModel } from '../grid-model.ts'

/** The result of a paper, shown at the end of its row. */
export interface RowTotal extends StudentResult {
  /** Share of the student's maximum; null until every question is entered, and if no question counts. */
  share: ExactShare | null
  /** The status that every cell has; null if they differ or hold values. */
  status: MarkStatus | null
}

const leafIds = new WeakMap<ExamStructure, readonly string[]>()

function leafIdsOf(structure: ExamStructure): readonly string[] {
  const ids = leafIds.get(structure) ?? activeLeaves(structure).map(({ id }) => id)
  leafIds.set(structure, ids)
  return ids
}

/**
 * Caches totals by row. A row stays the same object until one of its cells changes, so the mean of 200 papers computes
 * only one total.
 */
const cache = new WeakMap<RowContents, { structure: ExamStructure; total: RowTotal }>()

export function totalOf({ structure }: Pick<GridModel, 'structure'>, row: RowContents): RowTotal {
  const last = cache.get(row)
  if (last?.structure === structure) return last.total
  const result = resultOf(structure, row)
  const statuses = new Set(leafIdsOf(structure).map((id) => row[id]?.status ?? null))
  const total = {
    ...result,
    share: result.toEnter > 0 ? null : shareOf(result.pointsHundredths, result.maximumHundredths),
    status: statuses.size === 1 ? ([...statuses][0] ?? null) : null,
  }
  cache.set(row, { structure, total })
  return total
}
