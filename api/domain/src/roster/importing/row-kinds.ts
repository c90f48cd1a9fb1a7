import type { ImportPlan, PlannedRow } from './import-plan.ts'

/** The effect of an import on a row. `unchanged`: the student is in the class already, and nothing changes. */
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

/** Whether a preview shows the row; it leaves out empty lines. */
export const isShownRow = (row: PlannedRow): boolean => !(row.status === 'skipped' && row.reason === 'empty')

/** Counts the shown rows of each kind. */
export function countKinds(plan: ImportPlan): Record<RowKind, number> {
  const counts: Record<RowKind, number> = {
    created: 0,
    changed: 0,
    unchanged: 0,
    ambiguous: 0,
    rejected: 0,
    skipped: 0,
  }
  for (const row of plan.rows) if (isShownRow(row)) counts[kindOfRow(row)] += 1
  return counts
}
