/**
 * Readers for values that may be cut off anywhere. A draft is whatever the generator has written so far, so every field
 * may be missing, of another type, or end in the middle of a word.
 */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : []

/** Marks the position where writing continues: a private-use character that no text contains. */
export const caretMark = '\uE0CA'

/** The same value with {@link caretMark} at the end of its last text, in writing order. Unchanged without any text. */
export function withCaret(value: unknown): unknown {
  return marked(value) ?? value
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return value + caretMark
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value)
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const [key, child] = entries[index] as [string, unknown]
    const changed = marked(child)
    if (changed === null) continue
    if (Array.isArray(value)) return value.map((item: unknown, at) => (at === index ? changed : item))
    return { ...value, [key]: changed }
  }
  return null
}

/** Removes the mark from a text, for comparing values. */
export const withoutCaret = (text: string): string => text.replaceAll(caretMark, '')

/** The value without the mark in any of its texts. */
export function withoutCarets(value: unknown): unknown {
  if (typeof value === 'string') return withoutCaret(value)
  if (Array.isArray(value)) return value.map(withoutCarets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutCarets(part)]))
}
