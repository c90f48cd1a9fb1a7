import { isFinalState, type GenerationSnapshot, type ResourceRow } from '@classeur/contracts'

/** What a row of the list says about its sheet, or about the sheets of a request together. */
export type RowState =
  | { kind: 'running'; snapshot: GenerationSnapshot; unit: 'items' | 'sheets' }
  | { kind: 'ready'; verified: number; items: number }
  | { kind: 'stopped'; kept: number; total: number; unit: 'items' | 'sheets'; snapshot: GenerationSnapshot }
  | { kind: 'failed'; snapshot: GenerationSnapshot }
  | { kind: 'flagged'; snapshot: GenerationSnapshot }

/** The state of one sheet. A sheet without a generation was made a while ago. */
export function rowState(
  { items, verified }: Pick<ResourceRow, 'items' | 'verified'>,
  snapshot: GenerationSnapshot | null,
): RowState {
  if (snapshot && !isFinalState(snapshot.state)) return { kind: 'running', snapshot, unit: 'items' }
  if (snapshot?.state === 'failed' || snapshot?.state === 'flagged') return { kind: snapshot.state, snapshot }
  if (snapshot?.state === 'cancelled')
    return { kind: 'stopped', kept: items, total: snapshot.step.total, unit: 'items', snapshot }
  return { kind: 'ready', verified, items }
}

/** The state of the sheets of one request. */
export function batchState(
  rows: readonly Pick<ResourceRow, 'items' | 'verified'>[],
  parent: GenerationSnapshot,
): RowState {
  if (!isFinalState(parent.state)) return { kind: 'running', snapshot: parent, unit: 'sheets' }
  const { kept, total } = parent.children ?? { kept: parent.step.done, total: parent.step.total }
  // Sheets that were finished are kept, whatever happened to the others.
  if (kept < total && (kept > 0 || parent.state === 'cancelled'))
    return { kind: 'stopped', kept, total, unit: 'sheets', snapshot: parent }
  if (parent.state === 'failed' || parent.state === 'flagged') return { kind: parent.state, snapshot: parent }
  const sum = (of: 'items' | 'verified') => rows.reduce((all, row) => all + row[of], 0)
  return { kind: 'ready', verified: sum('verified'), items: sum('items') }
}
