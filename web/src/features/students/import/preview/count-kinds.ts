import type { ImportPlan, PlannedRow } from '@classeur/domain/roster'

/** What a teacher looks at a preview by. `unchanged`: in the class already, and nothing of it changes. */
export type RowKind = 'created' | 'changed' | 'unchanged' | 'ambiguous' | 'rejected' | 'skipped'
export const rowKinds: readonly RowKind[] = [
  'ambiguous',
  'created',
  'changed',
  'unchanged',
  'rejected',
  'skipped',
]

export const kindOfRow = (row: PlannedRow): RowKind => {
  if (row.status !== 'matched') return row.status
  return row.changes.length > 0 ? 'changed' : 'unchanged'
}

/** Empty lines are nobody's row. */
export const isShown = (row: PlannedRow): boolean => !(row.status === 'skipped' && row.reason === 'empty')

/** How many rows of each kind there are, empty lines aside. */
export function countKinds(plan: ImportPlan): Record<RowKind, number> {
  const counts: Record<RowKind, number> = {
    created: 0,
    changed: 0,
    unchanged: 0,
    ambiguous: 0,
    rejected: 0,
    skipped: 0,
  }
  for (const row of plan.rows) if (isShown(row)) counts[kindOfRow(row)] += 1
  return counts
}
