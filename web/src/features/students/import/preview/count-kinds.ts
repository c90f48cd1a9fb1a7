import type { ImportPlan, PlannedRow } from '@classeur/domain/roster'

/**
 * The kinds of rows by which a teacher filters the preview. `unchanged`: already in the class, and the import changes
 * nothing.
 */
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

/** False for empty lines. */
export const isShown = (row: PlannedRow): boolean => !(row.status === 'skipped' && row.reason === 'empty')

/** The number of rows of each kind, without empty lines. */
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
