const operators: Record<string, string> = { '×': '\\times', '÷': '\\div', '−': '-' }

/**
 * Writes the formulas of a text, which stand between dollar signs, in full: `$1/2 × 3$` becomes
 * `$\frac{1}{2} \times 3$`. The short form keeps the texts readable for those who write and translate them.
 */
const writeFormulas = (text: string): string =>
  text.replace(/\$([^$]+)\$/gu, (_whole, formula: string) => {
    const fractions = formula.replace(
      /(\d+ )?([\d…□]+)\/([\d…□]+)/gu,
      (_fraction, whole: string | undefined, top: string, bottom: string) =>
        `${whole?.trim() ?? ''}\\frac{${top}}{${bottom}}`,
    )
    return `$${fractions.replace(/[×÷−]/gu, (sign) => operators[sign] ?? sign)}$`
  })

/** Copies a value and writes the formulas in all of its texts. */
export function withFormulas<T>(value: T): T {
  if (typeof value === 'string') return writeFormulas(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => withFormulas(item)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFormulas(part)])) as T
}
