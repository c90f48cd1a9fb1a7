import type { SheetStudent } from '@classeur/contracts'
import { createStore, type Store } from '../../../config/create-store.ts'

/** `list` is the order of the class list, `total` the points, `result` the share of the student's maximum. */
type SortBy = 'list' | 'name' | 'result' | 'total'

/** A person's sort order and filter of a sheet. They don't change marks, statistics or exported files. */
export interface SheetView {
  by: SortBy
  isDescending: boolean
  /** Student ids in the order of the last sort, so that marks typed since then don't move rows. */
  order: readonly string[]
  /** Shows only this group; null shows all students. */
  groupId: string | null
}

export const plainView: SheetView = { by: 'list', isDescending: false, order: [], groupId: null }

const stores = new Map<string, Store<SheetView>>()

/** The view of one sheet. It lasts while the person visits other pages and ends when the tab closes. */
export function sheetViewOf(examId: string): Store<SheetView> {
  const existing = stores.get(examId)
  if (existing) return existing
  const store = createStore(plainView)
  stores.set(examId, store)
  return store
}

/** The shown students in their order. Students added after the last sort come last. */
export function shownStudents(
  students: readonly SheetStudent[],
  { by, order, groupId }: SheetView,
): readonly SheetStudent[] {
  const inGroup = groupId === null ? students : students.filter(({ groupIds }) => groupIds.includes(groupId))
  if (by === 'list') return inGroup
  const ranks = new Map(order.map((id, rank) => [id, rank]))
  const rankOf = ({ id }: SheetStudent) => ranks.get(id) ?? order.length
  return inGroup.toSorted((a, b) => rankOf(a) - rankOf(b))
}
