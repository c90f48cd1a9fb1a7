import type { CellView, Seen } from './sheet-engine.ts'

type UnreadText = NonNullable<CellView['unread']>

/**
 * Typed texts that aren't marks, with the version of the cell that they are based on: a text hides what a colleague
 * writes under it, so that a mark that replaces the text is still based on what stood there before the text.
 */
export function createUnreadTexts() {
  const texts = new Map<string, { text: UnreadText; seen: Seen }>()
  return {
    keys: () => texts.keys(),
    isEmpty: (): boolean => texts.size === 0,
    get: (key: string): UnreadText | null => texts.get(key)?.text ?? null,
    /** What stood in the cell before the text; null when there is no text. */
    seen: (key: string): Seen | null => texts.get(key)?.seen ?? null,
    /** A text that replaces another one is based on what stood there before the first. */
    keep(key: string, text: UnreadText, seen: Seen): void {
      texts.set(key, { text, seen: texts.get(key)?.seen ?? seen })
    },
    drop: (key: string): boolean => texts.delete(key),
  }
}

export type UnreadTexts = ReturnType<typeof createUnreadTexts>
