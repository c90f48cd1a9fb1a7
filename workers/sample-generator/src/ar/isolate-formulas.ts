const formula = /\d+\/\d+(?:\s*[+−=]\s*\d+(?:\/\d+)?)*|\d+(?:\.\d+)? [÷×+−] \d+(?:\.\d+)? = \d+(?:\.\d+)?/gu

/** Copies a value and isolates its formulas (U+2066 … U+2069), so that they keep their order in right-to-left text. */
export function isolateFormulas<T>(value: T): T {
  if (typeof value === 'string') return value.replace(formula, (text) => `\u2066${text}\u2069`) as T
  if (Array.isArray(value)) return value.map((item: unknown) => isolateFormulas(item)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isolateFormulas(part)])) as T
}
