/** The ids from one entry of a list to another, with both. Only the second one if the list lacks one of them. */
export function rangeOf(listed: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [from === null ? -1 : listed.indexOf(from), listed.indexOf(to)]
  if (a < 0 || b < 0) return [to]
  const range = listed.slice(Math.min(a, b), Math.max(a, b) + 1)
  return a > b ? range.reverse() : range
}
