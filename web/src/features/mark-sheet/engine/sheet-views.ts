import {
  contentOf,
  emptyContent,
  sameContent,
  type CellRef,
  type MarkContent,
  type SheetMark,
} from '@classeur/contracts'
import { keyOf, refOf } from './cell-key.ts'
import type { KnownMarks } from './known-marks.ts'
import type { Listeners } from './listeners.ts'
import type { PendingWrites } from './pending-writes.ts'
import type { CellView, RowContents } from './sheet-engine.ts'

interface ViewParts {
  marks: KnownMarks
  pending: PendingWrites
  unread: ReadonlyMap<string, NonNullable<CellView['unread']>>
  isOnline: () => boolean
  listeners: Listeners
  /** At most once before the next frame. */
  onRows: () => void
}

const nothing: SheetMark = { ...emptyContent, version: 0, by: '', at: 0 }
const emptyRow: RowContents = {}

const sameMark = (a: SheetMark | null, b: SheetMark | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.version === b.version && a.by === b.by && a.at === b.at && sameContent(a, b))

const sameView = (a: CellView, b: CellView): boolean =>
  a.state === b.state &&
  a.content === b.content &&
  sameMark(a.saved, b.saved) &&
  a.unread === b.unread &&
  a.refusal === b.refusal &&
  a.comment === b.comment &&
  (a.conflict === null) === (b.conflict === null)

/** Cells and rows as they are shown; each the same object until something of it changes. */
export function createSheetViews({ marks, pending, unread, isOnline, listeners, onRows }: ViewParts) {
  const views = new Map<string, CellView>()
  const rows = new Map<string, RowContents>()
  let all: ReadonlyMap<string, RowContents> | null = null
  let order: readonly string[] = []

  function build(key: string, before: CellView | undefined): CellView {
    const saved = marks.get(key)
    const last = pending.last(key)
    const held = last?.hold ?? null
    const mine: MarkContent = last ? contentOf(last.to) : (saved ?? emptyContent)
    const text = unread.get(key) ?? null
    const isConflict = held === 'conflict'
    const content =
      before && sameContent(before.content, mine)
        ? before.content
        : contentOf(last ? last.to : (saved?.status ?? saved?.valueHundredths ?? null))
    const waiting = isOnline() ? 'saving' : 'queued'
    const settled = held === null ? (last ? waiting : 'saved') : isConflict ? 'conflict' : 'refused'
    return {
      content,
      state: text ? 'unread' : settled,
      saved,
      unread: text,
      conflict: isConflict ? { mine: content, theirs: saved ?? nothing } : null,
      refusal: held === 'conflict' ? null : held,
      comment: marks.commentOf(key),
    }
  }

  function view(key: string): CellView {
    const known = views.get(key)
    if (known) return known
    const made = build(key, undefined)
    views.set(key, made)
    return made
  }

  return {
    cell: (ref: CellRef): CellView => view(keyOf(ref)),
    row: (studentId: string): RowContents => rows.get(studentId) ?? emptyRow,

    rows(): ReadonlyMap<string, RowContents> {
      all ??= new Map(order.map((studentId) => [studentId, rows.get(studentId) ?? emptyRow]))
      return all
    },

    /** The students of the sheet, in their order. */
    setStudents(studentIds: readonly string[]): void {
      order = studentIds
      all = null
      onRows()
    },

    /** Looks at these cells again and tells of those that are others now. */
    show(keys: Iterable<string>): void {
      const changedCells: string[] = []
      const changedRows = new Map<string, Record<string, MarkContent | undefined>>()
      for (const key of keys) {
        const before = views.get(key)
        const after = build(key, before)
        if (before && sameView(before, after)) continue
        views.set(key, after)
        changedCells.push(key)
        const { studentId, leafId } = refOf(key)
        const row = changedRows.get(studentId) ?? rows.get(studentId) ?? emptyRow
        if (row[leafId] === after.content) continue
        if (changedRows.has(studentId)) Object.assign(row, { [leafId]: after.content })
        else changedRows.set(studentId, { ...row, [leafId]: after.content })
      }
      for (const [studentId, row] of changedRows) rows.set(studentId, row)
      for (const key of changedCells) listeners.tell(`cell ${key}`)
      for (const studentId of changedRows.keys()) listeners.tell(`row ${studentId}`)
      if (changedRows.size === 0) return
      all = null
      onRows()
    },
  }
}
