import type { CellView, Seen } from './sheet-engine.ts'

type UnreadText = NonNullable<CellView['unread']>

/**
 * Typed texts that aren't marks, each with the version of the cell that it is based on. A text hides a colleague's new
 * mark under it, so a mark that replaces the text keeps the text's base and causes a conflict.
 */
export function createUnreadTexts() {
  const texts = new Map<string, { text: UnreadText; seen: Seen }>()
  return {
    keys: () => texts.keys(),
    isEmpty: (): boolean => texts.size === 0,
    get: (key: string): UnreadText | null => texts.get(key)?.text ?? null,
    /** The version under the text; null if there is no text. */
    seen: (key: string): Seen | null => texts.get(key)?.seen ?? null,
    /** A text that replaces another text keeps the base of the first. */
    keep(key: string, text: UnreadText, seen: Seen): void {
      texts.set(key, { text, seen: texts.get(key)?.seen ?? seen })
    },
    drop: (key: string): boolean => texts.delete(key),
  }
}

export type UnreadTexts = ReturnType<typeof createUnreadTexts>
