/** Invisible characters: directional marks, embeddings and isolates, joiners, zero-width spaces. */
const invisible = '\\u061c\\u200b-\\u200f\\u202a-\\u202c\\u2060\\u2066-\\u2069\\ufeff'
const digit = '0-9٠-٩۰-۹'
/** Decimal and thousands signs, slashes. */
const separator = '.,٫٬،/⁄∕'
const everyInvisible = new RegExp(`[${invisible}]`, 'g')
const within = `[${separator}${invisible}\\p{White_Space}]*`
const splitNumber = new RegExp(`[${digit}${separator}]${within}[${invisible}]${within}[${digit}]`, 'u')

/**
 * Normalises a typed text: single spaces, no surrounding spaces, no invisible characters. Returns null if an
 * invisible character is inside a number, between digits or next to a separator: a directional mark there can display
 * 510 as 105, 1.5 as 5.1 or 5/10 as 10/5. Overrides (U+202D, U+202E) are kept, so that texts with reversed display
 * are refused.
 */
export function cleanMark(text: string): string | null {
  if (splitNumber.test(text)) return null
  return text
    .replace(everyInvisible, '')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
}

/**
 * Whether a text mixes Latin digits with Arabic or Persian ones. Such texts are refused: the keyboard layout changed
 * midway, and next to Latin digits `٥` looks like 0 and `٠` like a point. Around a slash, such a text can even be
 * displayed in reverse order.
 */
export const mixesDigits = (text: string): boolean => /[0-9]/.test(text) && /[٠-٩۰-۹]/.test(text)
