import {
  cleanNote,
  contentOf,
  emptyContent,
  emptyNote,
  isEmptyNote,
  sameContent,
  sameNote,
} from '@classeur/domain/marks'
import type { CellNote, CellRef, MarkCode } from '@classeur/contracts'
import { keyOf, refOf } from '../engine/cell-key.ts'
import {
  isSentAgain,
  type CellChange,
  type CellView,
  type RowContents,
  type RowNotes,
  type Seen,
  type SheetEngine,
  type SheetState,
  type StepBack,
} from '../engine/sheet-engine.ts'

/** A {@link SheetEngine} with functions for tests to observe and control it. */
export interface FakeEngine extends SheetEngine {
  /** Every call of `write`. */
  readonly writes: { kind: string; changes: readonly CellChange[] }[]
  /** The last cell sent to the others. */
  readonly focused: () => CellRef | null
  /** Changes a cell as the server or a colleague would. */
  setCell(ref: CellRef, fields: Partial<CellView>): void
  setState(fields: Partial<SheetState>): void
}

const emptyView: CellView = {
  ...{ content: emptyContent, state: 'saved', saved: null, unread: null },
  ...{ conflict: null, refusal: null, errorTypes: [], comment: null },
}

const noteOfView = ({ errorTypes, comment }: CellView): CellNote => ({ errorTypes, comment: comment ?? '' })
const fieldsOf = ({ errorTypes, comment }: CellNote) => ({ errorTypes, comment: comment || null })

interface Step {
  id: string
  before: CellChange[]
  after: CellChange[]
}

/** A {@link SheetEngine} in memory, which saves and notifies immediately. */
export function createFakeEngine(
  sheet: SheetState['sheet'],
  codes: Readonly<Record<string, Readonly<Record<string, MarkCode>>>> = {},
): FakeEngine {
  const cells = new Map<string, CellView>()
  const rows = new Map<string, RowContents>()
  let allRows: ReadonlyMap<string, RowContents> = new Map()
  let allNotes: ReadonlyMap<string, RowNotes> | null = null
  const listeners = new Map<string, Set<() => void>>()
  const done: Step[] = []
  const undone: Step[] = []
  const writes: FakeEngine['writes'] = []
  let focused: CellRef | null = null
  let lastId = 0
  let state: SheetState = {
    ...{ sheet, readOnly: null, epoch: 0, unsent: 0, save: 'saved', savedAt: null },
    ...{ unread: [], refused: [], conflicts: [], canUndo: false, canRedo: false, present: [] },
    ...{ notKept: false, keptBack: null },
  }

  const tell = (topic: string) => listeners.get(topic)?.forEach((listener) => listener())
  const listen = (topic: string, listener: () => void) => {
    const existing = listeners.get(topic) ?? new Set()
    listeners.set(topic, existing.add(listener))
    return () => void existing.delete(listener)
  }
  const cell = (ref: CellRef) => cells.get(keyOf(ref)) ?? emptyView
  const row = (studentId: string) => rows.get(studentId) ?? noRow

  const setState = (fields: Partial<SheetState>) => {
    state = { ...state, ...fields }
    tell('state')
  }
  const cellsVersions = new Map<string, number>()
  const keep = (ref: CellRef, fields: Partial<CellView>) => {
    cellsVersions.set(ref.studentId, (cellsVersions.get(ref.studentId) ?? 0) + 1)
    cells.set(keyOf(ref), { ...cell(ref), ...fields })
    if (fields.content) rows.set(ref.studentId, { ...row(ref.studentId), [ref.leafId]: fields.content })
  }
  const tellOf = (refs: readonly CellRef[]) => {
    const of = (wanted: CellView['state']) =>
      [...cells].flatMap(([key, view]) => (view.state === wanted ? [refOf(key)] : []))
    allRows = new Map(rows)
    setState({ unread: of('unread'), refused: of('refused'), conflicts: of('conflict') })
    for (const ref of refs) tell(`cell ${keyOf(ref)}`)
    for (const studentId of new Set(refs.map((ref) => ref.studentId))) {
      tell(`cells ${studentId}`)
      tell(`row ${studentId}`)
    }
    tell('rows')
  }
  const setCell = (ref: CellRef, fields: Partial<CellView>) => {
    keep(ref, fields)
    allNotes = null
    tellOf([ref])
  }
  const put = (changes: readonly CellChange[]) => {
    for (const { studentId, leafId, content, note } of changes) {
      const ref = { studentId, leafId }
      if (note) keep(ref, fieldsOf(note))
      if (!content) continue
      beforeTexts.delete(keyOf(ref))
      keep(ref, { content, state: 'saved', unread: null, conflict: null, refusal: null })
    }
    allNotes = null
    tellOf(changes)
    setState({ canUndo: done.length > 0, canRedo: undone.length > 0, savedAt: Date.now() })
  }
  const stepBack = (
    from: Step[],
    to: Step[],
    which: 'before' | 'after',
    id = from.at(-1)?.id,
  ): StepBack | null => {
    const index = from.findIndex((one) => one.id === id)
    const [step] = index < 0 ? [] : from.splice(index, 1)
    if (!step) return null
    to.push(step)
    put(step[which])
    return { changed: step[which].map(({ studentId, leafId }) => ({ studentId, leafId })), kept: [] }
  }

  const begun = new Set<string>()
  const beforeTexts = new Map<string, Seen>()
  /** `before` holds the old marks; the default is the marks that the cells show. */
  const take = (changes: readonly CellChange[], before: readonly CellChange[] = []): string | null => {
    if (changes.length === 0) return null
    lastId += 1
    const id = String(lastId).padStart(24, '0')
    const shown = changes.map(({ studentId, leafId }) => {
      const view = cell({ studentId, leafId })
      return { studentId, leafId, content: view.content, note: noteOfView(view) }
    })
    done.push({ id, before: before.length > 0 ? [...before] : shown, after: [...changes] })
    undone.length = 0
    put(changes)
    return id
  }
  const resolveAll = (refs: readonly CellRef[], keep: 'mine' | 'theirs'): string | null => {
    const open = refs.flatMap((ref) => {
      const { conflict } = cell(ref)
      return conflict ? [{ studentId: ref.studentId, leafId: ref.leafId, conflict }] : []
    })
    const of = (whose: 'mine' | 'theirs') =>
      open.map(({ conflict, ...ref }) => {
        const { valueHundredths, status, note = emptyNote } = conflict[whose]
        return { ...ref, content: { valueHundredths, status }, note }
      })
    if (keep === 'mine') return take(of('mine'), of('theirs'))
    put(of('theirs'))
    return null
  }

  for (const [studentId, row] of Object.entries(codes))
    for (const [leafId, code] of Object.entries(row))
      keep({ studentId, leafId }, { content: contentOf(code) })

  allRows = new Map(rows)

  return {
    writes,
    focused: () => focused,
    setCell,
    setState,
    state: () => state,
    subscribe: (listener) => listen('state', listener),
    cell,
    subscribeCell: (ref, listener) => listen(`cell ${keyOf(ref)}`, listener),
    cellsVersion: (studentId) => cellsVersions.get(studentId) ?? 0,
    subscribeCells: (studentId, listener) => listen(`cells ${studentId}`, listener),
    row,
    subscribeRow: (studentId, listener) => listen(`row ${studentId}`, listener),
    rows: () => allRows,
    subscribeRows: (listener) => listen('rows', listener),
    notes: () => (allNotes ??= notesOf(cells)),
    subscribeNotes: (listener) => listen('rows', listener),
    write: (kind, changes, texts = []) => {
      writes.push({ kind, changes })
      for (const { content, ...ref } of changes)
        if (content && cell(ref).unread) setCell(ref, { state: 'saved', unread: null })
      for (const { unread, ...ref } of texts) setCell(ref, { state: 'unread', unread })
      return take(
        changes
          .map((change) => ({ ...change, note: change.note && cleanNote(change.note) }))
          .filter(({ content, note, ...ref }) => {
            const view = cell(ref)
            const isSameNote = !note || sameNote(noteOfView(view), note)
            return (content && !sameContent(view.content, content)) || !isSameNote
          }),
      )
    },
    seen: (ref) => beforeTexts.get(keyOf(ref)) ?? { base: cell(ref).saved?.version ?? 0, epoch: state.epoch },
    keepUnread: (ref, unread, seen) => {
      if (seen && !beforeTexts.has(keyOf(ref))) beforeTexts.set(keyOf(ref), seen)
      setCell(ref, { state: 'unread', unread })
    },
    keepEdit: () => undefined,
    revert: (ref) => {
      beforeTexts.delete(keyOf(ref))
      setCell(ref, { state: 'saved', unread: null, refusal: null })
    },
    batch: (task) => task(),
    resolve: (ref, keep) => void resolveAll([ref], keep),
    resolveAll,
    resend: (refs) =>
      take(
        refs.flatMap((ref) => {
          const { refusal, content } = cell(ref)
          return refusal && isSentAgain(refusal) ? [{ ...ref, content }] : []
        }),
      ),
    setBegun: (what, isBegun) => void (isBegun ? begun.add(what) : begun.delete(what)),
    wouldLose: () => begun.size > 0 || state.unread.length > 0,
    undo: (operationId) => stepBack(done, undone, 'before', operationId),
    redo: () => stepBack(undone, done, 'after'),
    focus: (ref) => void (focused = ref),
    refresh: () => Promise.resolve(),
    close: () => listeners.clear(),
  }
}

const noRow: RowContents = {}

function notesOf(cells: ReadonlyMap<string, CellView>): ReadonlyMap<string, RowNotes> {
  const rows = new Map<string, Record<string, CellNote>>()
  for (const [key, view] of cells) {
    const { studentId, leafId } = refOf(key)
    if (!isEmptyNote(noteOfView(view)))
      rows.set(studentId, { ...rows.get(studentId), [leafId]: noteOfView(view) })
  }
  return rows
}
