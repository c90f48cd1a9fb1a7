/** Splits "Maths, Physics", or one name per line, into a list. Splits at commas of any script and drops duplicates. */
export function namesIn(text: string): string[] {
  const names = text.split(/[,;،\n]/u).map((name) => name.trim())
  return [...new Set(names.filter(Boolean))]
}
