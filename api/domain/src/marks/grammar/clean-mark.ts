/** What takes no room in a text: directional marks, embeddings and isolates, joiners, zero-width spaces. */
const invisible = '\\u061c\\u200b-\\u200f\\u202a-\\u202c\\u2060\\u2066-\\u2069\\ufeff'
const digit = '0-9٠-٩۰-۹'
/** Decimal and thousands signs, slashes. */
const separator = '.,٫٬،/⁄∕'
const everyInvisible = new RegExp(`[${invisible}]`, 'g')
const within = `[${separator}${invisible}\\p{White_Space}]*`
const splitNumber = new RegExp(`[${digit}${separator}]${within}[${invisible}]${within}[${digit}]`, 'u')

/**
 * A typed text with single spaces, without spaces around it and without what cannot be seen. Null when something
 * unseen stands inside a number, between digits or beside a separator: a directional mark there can show 510 as 105,
 * 1.5 as 5.1 or 5/10 as 10/5. Overrides (U+202D, U+202E) stay, so that a text they turn around is read as nothing.
 */
export function cleanMark(text: string): string | null {
  if (splitNumber.test(text)) return null
  return text
    .replace(everyInvisible, '')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim()
}

/**
 * Latin digits beside Arabic or Persian ones. Not read: the keyboard changed in the middle, and `٥` looks like 0 and
 * `٠` like a point beside Latin digits, so that nobody would see what is meant. Across a slash such a text can even be
 * shown the other way round.
 */
export const mixesDigits = (text: string): boolean => /[0-9]/.test(text) && /[٠-٩۰-۹]/.test(text)
