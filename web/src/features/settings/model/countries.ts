/** Codes of regions that aren't countries, and codes for "unknown". */
const others = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** True for a code that the platform knows and doesn't map to another one (DD maps to DE). */
function isCountry(code: string, names: Intl.DisplayNames): boolean {
  if (others.has(code) || names.of(code) === undefined) return false
  return new Intl.Locale(`und-${code}`).region === code
}

/** The countries, sorted by their names in a language. */
export function countriesIn(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes
    .filter((code) => isCountry(code, names))
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
