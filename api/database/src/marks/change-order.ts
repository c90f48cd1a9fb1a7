import type { MarkChangeDocument } from './mark-change.model.ts'

/** A position in the log of an exam, which is ordered by time, then by id. */
export interface ChangePosition {
  at: Date
  id: string
}

export const positionOf = ({ at, _id }: Pick<MarkChangeDocument, 'at' | '_id'>): ChangePosition => ({
  at,
  id: _id,
})

export type ComparePositions = (a: ChangePosition, b: ChangePosition) => number

/** Ids contain ASCII characters only, so that they sort as in the database. */
export const oldestFirst: ComparePositions = (a, b) =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id))

export const newestFirst: ComparePositions = (a, b) => oldestFirst(b, a)

/** Each change once, in this order. */
export function inOrder(
  changes: readonly MarkChangeDocument[],
  compare: ComparePositions,
): MarkChangeDocument[] {
  const unique = new Map(changes.map((change) => [change._id, change]))
  return [...unique.values()].sort((a, b) => compare(positionOf(a), positionOf(b)))
}
