import {
  codeOf,
  contentOf,
  emptyContent,
  emptyNote,
  sameContent,
  type MarkContent,
} from '@classeur/domain/marks'
import type { Outbox } from '../outbox/outbox.ts'
import type { CellRef, SheetMark } from '@classeur/contracts'
import { keyOf, refOf } from '../cell-key.ts'
import type { Changes } from '../changes.ts'
import type { SavedMarks } from '../server/saved-marks.ts'
import type { CellView, RowContents, SheetState } from '../sheet-engine.ts'
import type { Timers } from '../sheet-ports.ts'
import type { UnreadTexts } from '../unread-texts.ts'
import { createListeners } from './listeners.ts'
import { createShownNotes } from './shown-notes.ts'
import { buildState, type StateParts } from './sheet-state.ts'

interface ViewParts extends StateParts {
  timers: Pick<Timers, 'afterPaint' | 'whenIdle'>
  marks: Pick<SavedMarks, 'get' | 'keys'>
  outbox: StateParts['outbox'] & Pick<Outbox, 'typedCode' | 'typedNote'>
  texts: Pick<UnreadTexts, 'keys' | 'get'>
  changes: Pick<Changes, 'follow'>
}

const neverWritten: SheetMark = { ...emptyContent, version: 0, by: '', at: 0 }
const emptyRow: RowContents = {}

const sameMark = (a: SheetMark | null, b: SheetMark | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.version === b.version &&
    a.by === b.by &&
    a.at === b.at &&
    a.note === b.note &&
    sameContent(a, b))

const sameView = (a: CellView, b: CellView): boolean =>
  a.state === b.state &&
  a.content === b.content &&
  sameMark(a.saved, b.saved) &&
  a.unread === b.unread &&
  a.refusal === b.refusal &&
  a.comment === b.comment &&
  a.errorTypes === b.errorTypes &&
  (a.conflict === null) === (b.conflict === null)

/**
 * Cells, rows and the state of the sheet as they are shown. Each is the same object until it changes. A cell is
 * computed only when a component reads it; for cells out of sight, only the mark is computed, because results need it.
 */
export function createView(parts: ViewParts) {
  const { timers, marks, outbox, texts, server, changes } = parts
  const listeners = createListeners()
  const cellListeners = createListeners()
  const views = new Map<string, CellView>()
  const staleViews = new Set<string>()
  const rows = new Map<string, RowContents>()
  const notes = createShownNotes()
  const cellsVersions = new Map<string, number>()
  /** Rows that nobody has read yet, so that a batch can write to them in place. */
  const ownRows = new Map<string, Record<string, MarkContent | undefined>>()
  /** Rows whose marks have changed, and rows with a touched cell, since subscribers last ran. */
  const changedRows = new Set<string>()
  const touchedRows = new Set<string>()
  /** The last views that subscribers of single cells may have read of cells that were touched since. */
  const seenViews = new Map<string, CellView | undefined>()
  let { students } = server.sheet()
  let all: ReadonlyMap<string, RowContents> | null = null
  let state: SheetState | null = null
  let isStateStale = true
  let isClosed = false

  function takeContent(key: string, { studentId, leafId }: CellRef): void {
    const typed = outbox.typedCode(key)
    const saved = marks.get(key)
    notes.take(studentId, leafId, outbox.typedNote(key) ?? saved?.note)
    const row = rows.get(studentId) ?? emptyRow
    const shown: MarkContent = typed === undefined ? (saved ?? emptyContent) : contentOf(typed)
    if (sameContent(row[leafId] ?? emptyContent, shown)) return
    const content = typed !== undefined || !saved ? shown : contentOf(codeOf(saved))
    const own = ownRows.get(studentId) ?? { ...row }
    own[leafId] = content
    ownRows.set(studentId, own)
    rows.set(studentId, own)
    changedRows.add(studentId)
    all = null
  }

  function build(key: string): CellView {
    const saved = marks.get(key)
    const last = outbox.last(key)
    const hold = last?.hold ?? null
    const unread = texts.get(key)
    const isConflict = hold === 'conflict'
    const { studentId, leafId } = refOf(key)
    const content = rows.get(studentId)?.[leafId] ?? emptyContent
    const note = notes.of(studentId, leafId)
    const waiting = outbox.mode() === 'online' ? 'saving' : 'queued'
    const settled = hold === null ? (last ? waiting : 'saved') : isConflict ? 'conflict' : 'refused'
    return {
      ...{ content, state: unread ? 'unread' : settled, saved, unread },
      conflict: isConflict
        ? { mine: note ? { ...content, note } : content, theirs: saved ?? neverWritten }
        : null,
      refusal: hold === 'conflict' ? null : hold,
      errorTypes: (note ?? emptyNote).errorTypes,
      comment: note?.comment || null,
    }
  }

  function viewOf(key: string): CellView {
    const before = views.get(key)
    if (before && !staleViews.delete(key)) return before
    const built = build(key)
    if (before && sameView(before, built)) return before
    views.set(key, built)
    return built
  }

  /** Tells the subscribers of a topic later, once for all changes until then. */
  function later(topic: string, plan: (task: () => void) => void): () => void {
    let isPlanned = false
    const tell = () => {
      isPlanned = false
      listeners.tell(topic)
    }
    return () => {
      if (isPlanned) return
      isPlanned = true
      plan(tell)
    }
  }
  const afterPaint = (task: () => void) => timers.afterPaint(task)
  // A typed mark waits for its own cell only: who shows the saving state or notes is told after the paint. Not even the
  // next key waits for figures of all rows.
  const tellState = later('state', afterPaint)
  const tellNotes = later('notes', afterPaint)
  const tellRows = later('rows', (tell) => timers.afterPaint(() => timers.whenIdle(tell)))

  function current(): SheetState {
    if (isStateStale || !state) state = buildState(parts, state)
    isStateStale = false
    return state
  }

  function onTouched(keys: readonly string[]): void {
    if (isClosed) return
    isStateStale = true
    const studentIds = new Set<string>()
    for (const key of keys) {
      const ref = refOf(key)
      studentIds.add(ref.studentId)
      if (cellListeners.has(key) && !seenViews.has(key)) seenViews.set(key, views.get(key))
      if (views.has(key)) staleViews.add(key)
      takeContent(key, ref)
    }
    for (const studentId of studentIds) {
      touchedRows.add(studentId)
      cellsVersions.set(studentId, (cellsVersions.get(studentId) ?? 0) + 1)
    }
  }

  function onSettled(): void {
    if (isClosed) return
    const [seen, touched, changed] = [[...seenViews], [...touchedRows], [...changedRows]]
    seenViews.clear()
    touchedRows.clear()
    changedRows.clear()
    ownRows.clear()
    if (students !== server.sheet().students) {
      students = server.sheet().students
      all = null
      tellRows()
    }
    for (const [key, view] of seen) if (viewOf(key) !== view) cellListeners.tell(key)
    for (const studentId of touched) listeners.tell(`cells ${studentId}`)
    for (const studentId of changed) listeners.tell(`row ${studentId}`)
    if (changed.length > 0) tellRows()
    if (notes.takeChanged()) tellNotes()
    if (current() === announcedState) return
    announcedState = current()
    tellState()
  }

  for (const key of [...marks.keys(), ...outbox.keys()]) takeContent(key, refOf(key))
  ownRows.clear()
  changedRows.clear()
  notes.takeChanged()
  let announcedState = current()
  changes.follow({ onTouched, onSettled })

  return {
    state: current,
    subscribe: (listener: () => void) => listeners.on('state', listener),
    cell: (ref: CellRef): CellView => viewOf(keyOf(ref)),
    subscribeCell: (ref: CellRef, listener: () => void) => cellListeners.on(keyOf(ref), listener),
    cellsVersion: (studentId: string): number => cellsVersions.get(studentId) ?? 0,
    subscribeCells: (studentId: string, listener: () => void) => listeners.on(`cells ${studentId}`, listener),
    row(studentId: string): RowContents {
      ownRows.delete(studentId)
      return rows.get(studentId) ?? emptyRow
    },
    subscribeRow: (studentId: string, listener: () => void) => listeners.on(`row ${studentId}`, listener),
    rows(): ReadonlyMap<string, RowContents> {
      ownRows.clear()
      all ??= new Map(students.map(({ id }) => [id, rows.get(id) ?? emptyRow]))
      return all
    },
    subscribeRows: (listener: () => void) => listeners.on('rows', listener),
    notes: notes.all,
    subscribeNotes: (listener: () => void) => listeners.on('notes', listener),
    /** Freezes the shown state. */
    close(): void {
      isClosed = true
      listeners.clear()
      cellListeners.clear()
    },
  }
}
