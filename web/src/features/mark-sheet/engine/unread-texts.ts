import type { CellText, UnreadText } from './sheet-engine.ts'
import type { TextStore } from './sheet-ports.ts'

const isSame = (a: CellText | undefined, b: CellText | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/**
 * Typed texts that aren't marks, each with the version of the cell that it is based on. A text hides a colleague's new
 * mark under it, so a mark that replaces the text keeps the text's base and causes a conflict. The texts are kept on this
 * device, and all tabs share them. Some may be of cells that aren't on the sheet now.
 * @param onElsewhere runs with the keys of cells whose text another tab has changed
 */
export function createUnreadTexts(store: TextStore, onElsewhere: (keys: readonly string[]) => void) {
  const texts = new Map<string, CellText>()
  /** Keys of cells whose text isn't stored yet. */
  const unstored = new Set<string>()
  /** By the id of an operation: the texts that its undo has removed, and those that its marks have replaced. */
  const undone = new Map<string, ReadonlyMap<string, CellText>>()
  const replaced = new Map<string, ReadonlyMap<string, CellText>>()
  /** The kept edit: its cell, its text, and the text that the cell had before. */
  let edited: { key: string; text: CellText; before: CellText | undefined } | null = null
  let lastRead: ReturnType<TextStore['read']> = null

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

  /** Puts earlier texts where there are none. Returns the keys of their cells. */
  function bringBack(earlier: ReadonlyMap<string, CellText> = new Map()): string[] {
    const back = [...earlier].filter(([key]) => !texts.has(key))
    for (const [key, text] of back) put(key, text)
    return back.map(([key]) => key)
  }

  /** A text that replaces another text keeps the base of the first. */
  const keep = (key: string, text: CellText): void =>
    void put(key, { ...text, seen: texts.get(key)?.seen ?? text.seen })

  function takeStored(): string[] {
    const read = store.read()
    if (!read || read === lastRead) return []
    lastRead = read
    const stored = new Map(read)
    const changed = [...new Set([...stored.keys(), ...texts.keys()])].filter(
      (key) => !unstored.has(key) && !isSame(stored.get(key), texts.get(key)),
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
    get: (key: string): UnreadText | null => texts.get(key)?.unread ?? null,
    /** The version under the text; null if there is no text. */
    seen: (key: string) => texts.get(key)?.seen ?? null,

    keep,
    drop: (key: string): boolean => put(key, undefined),
    /**
     * Removes the texts of cells that an operation marks, and keeps the unread texts that belong to it. Undoing the
     * operation brings back the earlier texts of both.
     */
    replace(
      operationId: string | null,
      markedKeys: readonly string[],
      unread: ReadonlyMap<string, CellText>,
    ): void {
      const before = new Map<string, CellText>()
      for (const key of [...markedKeys, ...unread.keys()]) {
        const text = texts.get(key)
        if (text) before.set(key, text)
      }
      if (operationId !== null && before.size > 0) replaced.set(operationId, before)
      for (const key of markedKeys) put(key, undefined)
      const of = operationId !== null && { of: operationId }
      for (const [key, { unread: typed, seen }] of unread) keep(key, { unread: typed, seen, ...of })
    },

    /** Removes the texts of an undone operation and brings back those that it replaced. Returns the changed keys. */
    undo(operationId: string): string[] {
      const removed = new Map([...texts].filter(([, { of }]) => of === operationId))
      for (const key of removed.keys()) put(key, undefined)
      if (removed.size > 0) undone.set(operationId, removed)
      return [...removed.keys(), ...bringBack(replaced.get(operationId))]
    },
    /** The opposite of `undo`. */
    redo(operationId: string): string[] {
      const before = [...(replaced.get(operationId) ?? [])].filter(([key, text]) =>
        isSame(texts.get(key), text),
      )
      for (const [key] of before) put(key, undefined)
      return [...before.map(([key]) => key), ...bringBack(undone.get(operationId))]
    },

    /** Keeps the text of an open edit as the cell's text; null restores the text before. Returns the changed keys. */
    keepEdit(edit: { key: string; text: CellText } | null): string[] {
      const keys: string[] = []
      // Meanwhile, another tab may have changed the text or saved a mark in the cell.
      if (edited && isSame(texts.get(edited.key), edited.text)) {
        put(edited.key, edited.before)
        keys.push(edited.key)
      }
      edited = edit && { ...edit, before: texts.get(edit.key) }
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
