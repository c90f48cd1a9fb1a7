/** Where a formula between delimiters begins and ends, and what stands between them. */
interface Delimited {
  end: number
  source: string
}

/** Longer texts between delimiters aren't formulas. */
const longestDelimited = 620

function between(text: string, from: number, closer: string): Delimited | null {
  const close = text.slice(from, from + longestDelimited).indexOf(closer)
  return close < 0 ? null : { end: from + close + closer.length, source: text.slice(from, from + close) }
}

/** What makes a text between dollar signs a formula: everything that a text between two prices hasn't. */
const formulaSigns: readonly RegExp[] = [
  /[\\^_=<>+×÷·√≤≥≠≈±→π∞/*−()[\]|]/,
  // A hyphen between numbers or next to a single letter is a minus.
  /\d\s*-\s*\d|(?<!\p{L})\p{L}\s*-|-\s*\p{L}(?!\p{L})/u,
  // One word or number; `{,}` is a decimal comma.
  /^[-−]?(?:[\p{L}\p{N}.,٫%°′']|\{,\})+$/u,
  // Several numbers, or a number with a short unit.
  /^\p{N}[\p{N}\s.,;…]*$/u,
  /^[\p{N}.,٫]+ ?\p{L}{1,3}$/u,
]

/**
 * The `$…$` at `at`. As in other programs that read dollar signs, a formula doesn't begin or end with a space, and no
 * digit follows it, so that prices such as $5 and $10 stay text.
 */
function betweenDollars(text: string, at: number): Delimited | null {
  const formula = between(text, at + 1, '$')
  if (!formula || formula.source.includes('\n')) return null
  const { source, end } = formula
  if (source === '' || source.trim() !== source || source.endsWith('\\')) return null
  if (/[0-9٠-٩۰-۹]/.test(text[end] ?? '')) return null
  return formulaSigns.some((sign) => sign.test(source)) ? formula : null
}

/** The formula between `$…$`, `$$…$$`, `\(…\)` or `\[…\]` that begins at `at`; null if none does. */
export function delimitedAt(text: string, at: number): Delimited | null {
  if (text.startsWith('$$', at)) return between(text, at + 2, '$$')
  if (text[at] === '$') return betweenDollars(text, at)
  if (text.startsWith('\\(', at)) return between(text, at + 2, '\\)')
  return text.startsWith('\\[', at) ? between(text, at + 2, '\\]') : null
}
