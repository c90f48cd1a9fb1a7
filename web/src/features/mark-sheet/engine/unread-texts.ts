import type { CellText, UnreadText } from './sheet-engine.ts'
import type { TextStore } from './sheet-ports.ts'

interface TextParts {
  store: TextStore
  isOnSheet: (key: string) => boolean
  /** Runs with the keys of cells whose text another tab has changed. */
  onElsewhere: (keys: readonly string[]) => void
}

/**
 * Typed texts that aren't marks, each with the version of the cell that it is based on. A text hides a colleague's new
 * mark under it, so a mark that replaces the text keeps the text's base and causes a conflict. The texts are kept on this
 * device, and all tabs share them.
 */
export function createUnreadTexts({ store, isOnSheet, onElsewhere }: TextParts) {
  const texts = new Map<string, CellText>()
  /** Keys of cells whose text isn't stored yet. */
  const unstored = new Set<string>()
  /** Texts that an undo has removed, by the id of the undone operation. */
  const undone = new Map<string, ReadonlyMap<string, CellText>>()
  /** The cell of the edit that is kept, and the text that it had before. */
  let edited: { key: string; before: CellText | undefined } | null = null

  function storeTexts(): void {
    const changed = new Map([...unstored].map((key) => [key, texts.get(key) ?? null]))
    unstored.clear()
    store.change(changed)
  }

  function put(key: string, text: CellText | undefined): boolean {
    if (text) texts.set(key, text)
    else if (!texts.delete(key)) return false
    // One task may change hundreds of cells. The page can't close before the end of the task.
    if (unstored.size === 0) queueMicrotask(storeTexts)
    unstored.add(key)
    return true
  }

  function takeStored(): string[] {
    const read = store.read()
    if (!read) return []
    const stored = new Map(read.filter(([key]) => isOnSheet(key)))
    const changed = [...new Set([...stored.keys(), ...texts.keys()])].filter(
      (key) => !unstored.has(key) && JSON.stringify(stored.get(key)) !== JSON.stringify(texts.get(key)),
    )
    for (const key of changed) {
      const text = stored.get(key)
      if (text) texts.set(key, text)
      else texts.delete(key)
    }
    return changed
  }

  takeStored()
  const stopFollowing = store.subscribe(() => {
    const keys = takeStored()
    if (keys.length > 0) onElsewhere(keys)
  })

  return {
    keys: () => texts.keys(),
    isEmpty: (): boolean => texts.size === 0,
    get: (key: string): UnreadText | null => texts.get(key)?.unread ?? null,
    /** The version under the text; null if there is no text. */
    seen: (key: string) => texts.get(key)?.seen ?? null,

    /** A text that replaces another text keeps the base of the first. */
    keep: (key: string, text: CellText): void =>
      void put(key, { ...text, seen: texts.get(key)?.seen ?? text.seen }),
    drop: (key: string): boolean => put(key, undefined),

    /** Removes the texts of an operation that is undone. Returns the keys of their cells. */
    undo(operationId: string): string[] {
      const removed = new Map([...texts].filter(([, { of }]) => of === operationId))
      for (const key of removed.keys()) put(key, undefined)
      if (removed.size > 0) undone.set(operationId, removed)
      return [...removed.keys()]
    },
    /** Brings back the texts of an operation that is redone, where there is no other text. */
    redo(operationId: string): string[] {
      const back = [...(undone.get(operationId) ?? [])].filter(([key]) => !texts.has(key))
      undone.delete(operationId)
      for (const [key, text] of back) put(key, text)
      return back.map(([key]) => key)
    },

    /** Keeps the text of an open edit as the cell's text; null restores the text before. Returns the changed keys. */
    keepEdit(edit: { key: string; text: CellText } | null): string[] {
      const keys: string[] = []
      if (edited) {
        put(edited.key, edited.before)
        keys.push(edited.key)
      }
      edited = edit && { key: edit.key, before: texts.get(edit.key) }
      if (edit) {
        put(edit.key, edit.text)
        keys.push(edit.key)
      }
      return keys
    },

    close: stopFollowing,
  }
}

export type UnreadTexts = ReturnType<typeof createUnreadTexts>
