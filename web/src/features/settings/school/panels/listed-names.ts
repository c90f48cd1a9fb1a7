const longestName = 60
const mostNames = 40

/** "Maths, Physics" or one a line → the list; commas of any script separate, repeats are dropped. */
export function namesIn(text: string): string[] {
  const names = text.split(/[,;،\n]/u).map((name) => name.trim().slice(0, longestName).trim())
  return [...new Set(names.filter(Boolean))].slice(0, mostNames)
}
