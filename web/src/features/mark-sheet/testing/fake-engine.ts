import { contentOf, emptyContent, sameContent, type CellRef, type MarkCode } from '@classeur/contracts'
import type {
  CellChange,
  CellView,
  RowContents,
  SheetEngine,
  SheetState,
  StepBack,
} from '../engine/sheet-engine.ts'

/** What a test wants to see and to bring about beside {@link SheetEngine}. */
export interface FakeEngine extends SheetEngine {
  /** Every `write` as it came in. */
  readonly writes: { kind: string; changes: readonly CellChange[] }[]
  /** The last place told to the others. */
  readonly focused: () => CellRef | null
  /** Brings a cell into another state, as the server or a colleague would. */
  setCell(ref: CellRef, fields: Partial<CellView>): void
  setState(fields: Partial<SheetState>): void
}

const keyOf = ({ studentId, leafId }: CellRef) => `${studentId}:${leafId}`
const emptyView: CellView = {
  ...{ content: emptyContent, state: 'saved', saved: null, unread: null },
  ...{ conflict: null, refusal: null, comment: null },
}

interface Step {
  before: CellChange[]
  after: CellChange[]
}

/** A {@link SheetEngine} in memory: everything is saved at once, and told at once. */
export function createFakeEngine(
  sheet: SheetState['sheet'],
  codes: Readonly<Record<string, Readonly<Record<string, MarkCode>>>> = {},
): FakeEngine {
  const cells = new Map<string, CellView>()
  const rows = new Map<string, RowContents>()
  let allRows: ReadonlyMap<string, RowContents> = new Map()
  const listeners = new Map<string, Set<() => void>>()
  const done: Step[] = []
  const undone: Step[] = []
  const writes: FakeEngine['writes'] = []
  let focused: CellRef | null = null
  let state: SheetState = {
    ...{ sheet, readOnly: null, unsent: 0, save: 'saved', savedAt: null },
    ...{ unread: [], refused: [], conflicts: [], canUndo: false, canRedo: false, present: [] },
    ...{ notKept: false, keptBack: null },
  }

  const tell = (topic: string) => listeners.get(topic)?.forEach((listener) => listener())
  const listen = (topic: string, listener: () => void) => {
    const known = listeners.get(topic) ?? new Set()
    listeners.set(topic, known.add(listener))
    return () => void known.delete(listener)
  }
  const cell = (ref: CellRef) => cells.get(keyOf(ref)) ?? emptyView
  const row = (studentId: string) => rows.get(studentId) ?? noRow

  const setState = (fields: Partial<SheetState>) => {
    state = { ...state, ...fields }
    tell('state')
  }
  const keep = (ref: CellRef, fields: Partial<CellView>) => {
    cells.set(keyOf(ref), { ...cell(ref), ...fields })
    if (fields.content) rows.set(ref.studentId, { ...row(ref.studentId), [ref.leafId]: fields.content })
  }
  const tellOf = (refs: readonly CellRef[]) => {
    const of = (wanted: CellView['state']) =>
      [...cells].flatMap(([key, view]) => (view.state === wanted ? [refOf(key)] : []))
    allRows = new Map(rows)
    setState({ unread: of('unread'), refused: of('refused'), conflicts: of('conflict') })
    for (const ref of refs) tell(`cell ${keyOf(ref)}`)
    for (const studentId of new Set(refs.map((ref) => ref.studentId))) tell(`row ${studentId}`)
    tell('rows')
  }
  const setCell = (ref: CellRef, fields: Partial<CellView>) => {
    keep(ref, fields)
    tellOf([ref])
  }
  const put = (changes: readonly CellChange[]) => {
    for (const { content, ...ref } of changes)
      keep(ref, { content, state: 'saved', unread: null, conflict: null, refusal: null })
    tellOf(changes)
    setState({ canUndo: done.length > 0, canRedo: undone.length > 0, savedAt: Date.now() })
  }
  const stepBack = (from: Step[], to: Step[], which: keyof Step): StepBack | null => {
    const step = from.pop()
    if (!step) return null
    to.push(step)
    put(step[which])
    return { changed: step[which].map(({ studentId, leafId }) => ({ studentId, leafId })), kept: [] }
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
    row,
    subscribeRow: (studentId, listener) => listen(`row ${studentId}`, listener),
    rows: () => allRows,
    subscribeRows: (listener) => listen('rows', listener),
    write: (kind, changes) => {
      writes.push({ kind, changes })
      const new_ = changes.filter((change) => !sameContent(cell(change).content, change.content))
      if (new_.length === 0) return
      done.push({ before: new_.map((change) => ({ ...change, content: cell(change).content })), after: new_ })
      undone.length = 0
      put(new_)
    },
    keepUnread: (ref, unread) => setCell(ref, { state: 'unread', unread }),
    revert: (ref) => setCell(ref, { state: 'saved', unread: null, refusal: null }),
    resolve: (ref, keep) => {
      const { conflict } = cell(ref)
      if (!conflict) return
      setCell(ref, {
        state: 'saved',
        conflict: null,
        content: keep === 'mine' ? conflict.mine : conflict.theirs,
      })
    },
    undo: () => stepBack(done, undone, 'before'),
    redo: () => stepBack(undone, done, 'after'),
    focus: (ref) => void (focused = ref),
    refresh: () => Promise.resolve(),
    close: () => listeners.clear(),
  }
}

const noRow: RowContents = {}
const refOf = (key: string): CellRef => {
  const [studentId = '', leafId = ''] = key.split(':')
  return { studentId, leafId }
}
