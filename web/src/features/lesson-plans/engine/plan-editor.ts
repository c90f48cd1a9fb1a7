import type { LessonSection, LessonSectionKey } from '@classeur/contracts'
import { createStore, type Store } from '../../../config/create-store.ts'
import { isSame } from '../../../drafts/field-edits.ts'
import { isProblem } from '../../../http/problem-error.ts'
import { unsavedStateOf, type UnsavedState } from '../../../http/send-failure.ts'
import { mergeValues, takeTheirs, type MergeConflict } from './merge-values.ts'
import { withValueAt } from './paths.ts'
import type { PendingStore } from './pending-edits.ts'

/** Whether an edited section is saved: `conflict` means that someone else has changed the same text. */
export type EditState = 'saving' | 'conflict' | UnsavedState

/** A section that was edited here and isn't saved yet. */
export interface SectionEdit {
  value: unknown
  state: EditState
  /** Empty unless there is a conflict. */
  conflicts: readonly MergeConflict[]
  /** Why it was refused. */
  error: unknown
}

export type SectionEdits = Readonly<Partial<Record<LessonSectionKey, SectionEdit>>>

/** A change as it was made, for undoing it. */
export interface MadeChange {
  key: LessonSectionKey
  before: unknown
  after: unknown
}

/** A section as the page showed it when a change began. */
export interface SeenSection {
  version: number | null
  value: unknown
}

export interface PlanEditorPorts {
  /** The latest known version of a section; null if the plan doesn't have it. */
  saved: (key: LessonSectionKey) => LessonSection | null
  /** What a section that the plan doesn't have starts with. */
  blank: (key: LessonSectionKey) => unknown
  /**
   * Saves a section and returns it; {@link saved} then returns it too. `keepsReplaced`: the value it replaces stays a
   * version. Rejects with `lesson-plans/section-changed`.
   */
  save: (
    key: LessonSectionKey,
    basedOn: number | null,
    value: unknown,
    keepsReplaced: boolean,
  ) => Promise<LessonSection>
  /** Reads the plan again, for {@link saved}. */
  readAgain: () => Promise<unknown>
  pending: PendingStore
}

export interface PlanEditor {
  edits: Store<SectionEdits>
  /** The value of a section as the page shows it. */
  shown: (key: LessonSectionKey) => unknown
  /**
   * Changes a section at once and saves it. Null if the change leaves it as it was. A change that began some time ago
   * names what it began with: if the same text has changed since, someone has to decide.
   */
  edit: (key: LessonSectionKey, change: (value: unknown) => unknown, begun?: SeenSection) => MadeChange | null
  /** The section as it is now, to begin a change. */
  seen: (key: LessonSectionKey) => SeenSection
  /** Takes a change back without touching what was changed since. False if that isn't possible any more. */
  undo: (change: MadeChange) => boolean
  decide: (key: LessonSectionKey, conflict: MergeConflict, choice: 'mine' | 'theirs') => void
  /** Calls back if a section is in conflict now and the value from here is kept. One listener per section. */
  onceKept: (key: LessonSectionKey, listener: (conflict: MergeConflict) => void) => void
  /** Gives up the unsaved edit of a section. Returns a function that restores it. */
  discard: (key: LessonSectionKey) => () => void
  /** Sends an edit once more that was refused. */
  sendAgain: (key: LessonSectionKey) => void
  /** Sends what waits. Call after the plan was read and when the server answers again. */
  settle: () => void
  /** Call when the unsaved edits of this device may have changed, here or in another tab. */
  adopt: () => void
}

/**
 * Edits the sections of one lesson plan. Every edit is kept on this device before it is sent, one request per section
 * at a time, until the server has it. Edits by others are united with it; only the same text changed twice needs a
 * decision.
 */
export function createPlanEditor(ports: PlanEditorPorts): PlanEditor {
  const { pending } = ports
  const edits = createStore<SectionEdits>({})
  const sending = new Set<LessonSectionKey>()
  const keptListeners = new Map<LessonSectionKey, (conflict: MergeConflict) => void>()

  const shown = (key: LessonSectionKey) =>
    pending.all()[key]?.mine ?? ports.saved(key)?.value ?? ports.blank(key)

  function show(key: LessonSectionKey, state: EditState, more: Partial<SectionEdit> = {}): void {
    const edit = pending.all()[key]
    if (!edit) return forget(key)
    edits.set({ ...edits.get(), [key]: { value: edit.mine, state, conflicts: [], error: null, ...more } })
  }
  function forget(key: LessonSectionKey): void {
    const { [key]: _gone, ...rest } = edits.get()
    edits.set(rest)
    keptListeners.delete(key)
  }

  /** Unites the edit with the latest version. Returns true if it can be sent. */
  function rebase(key: LessonSectionKey): boolean {
    const edit = pending.all()[key]
    const saved = ports.saved(key)
    if (!edit) {
      forget(key)
      return false
    }
    if (!saved || saved.version === edit.basedOn) return true
    const { value, conflicts } = mergeValues(edit.base, edit.mine, saved.value)
    if (conflicts.length > 0) {
      show(key, 'conflict', { conflicts })
      return false
    }
    if (isSame(value, saved.value)) {
      pending.remove(key)
      forget(key)
      return false
    }
    pending.put(key, { ...edit, basedOn: saved.version, base: saved.value, mine: value })
    return true
  }

  async function send(key: LessonSectionKey): Promise<void> {
    if (sending.has(key) || !rebase(key)) return
    const sent = pending.all()[key]
    if (!sent) return
    sending.add(key)
    show(key, 'saving')
    try {
      const saved = await ports.save(key, sent.basedOn, sent.mine, sent.keepsReplaced ?? false)
      const now = pending.all()[key]
      if (!now || isSame(now.mine, sent.mine)) pending.remove(key)
      else pending.put(key, { basedOn: saved.version, base: sent.mine, mine: now.mine })
      sending.delete(key)
      await send(key)
    } catch (error) {
      sending.delete(key)
      if (!isProblem(error, 'lesson-plans/section-changed'))
        return show(key, unsavedStateOf(error), { error })
      const seen = ports.saved(key)?.version
      await ports.readAgain()
      if (ports.saved(key)?.version !== seen) return send(key)
      // Without a newer version, the same request would be refused again.
      show(key, 'refused', { error })
    }
  }

  function put(key: LessonSectionKey, mine: unknown): void {
    const saved = ports.saved(key)
    const base = { basedOn: saved?.version ?? null, base: saved?.value ?? ports.blank(key) }
    pending.put(key, { ...(pending.all()[key] ?? base), mine })
    show(key, 'saving')
    void send(key)
  }

  const keysOf = (of: object) => Object.keys(of) as LessonSectionKey[]

  return {
    edits,
    shown,
    seen: (key) => ({ version: ports.saved(key)?.version ?? null, value: shown(key) }),
    edit: (key, change, begun) => {
      const before = shown(key)
      if (begun === undefined || isSame(begun.value, before)) {
        const after = change(before)
        if (isSame(after, before)) return null
        put(key, after)
        return { key, before, after }
      }
      const changed = change(begun.value)
      const { value, conflicts } = mergeValues(begun.value, changed, before)
      if (conflicts.length === 0 || pending.all()[key]) put(key, value)
      else {
        pending.put(key, { basedOn: begun.version, base: begun.value, mine: changed })
        void send(key)
      }
      return { key, before, after: value }
    },
    undo: ({ key, before, after }) => {
      const { value, conflicts } = mergeValues(after, shown(key), before)
      if (conflicts.length > 0) return false
      put(key, value)
      return true
    },
    decide: (key, conflict, choice) => {
      const edit = pending.all()[key]
      if (!edit) return
      if (choice === 'theirs') pending.put(key, { ...edit, mine: takeTheirs(edit.mine, conflict) })
      else {
        const base = withValueAt(edit.base, conflict.path, conflict.theirs)
        pending.put(key, { ...edit, base, keepsReplaced: true })
        const listener = keptListeners.get(key)
        keptListeners.delete(key)
        listener?.(conflict)
      }
      void send(key)
    },
    onceKept: (key, listener) => void keptListeners.set(key, listener),
    discard: (key) => {
      const edit = pending.all()[key]
      pending.remove(key)
      forget(key)
      return () => {
        if (!edit || pending.all()[key]) return
        pending.put(key, edit)
        void send(key)
      }
    },
    sendAgain: (key) => void send(key),
    settle: () => {
      for (const key of keysOf(pending.all())) if (edits.get()[key]?.state !== 'refused') void send(key)
    },
    adopt: () => {
      const now = pending.all()
      for (const key of keysOf(edits.get())) if (!now[key]) forget(key)
      for (const key of keysOf(now)) if (!isSame(edits.get()[key]?.value, now[key]?.mine)) void send(key)
    },
  }
}
