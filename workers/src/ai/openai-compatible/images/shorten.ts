/** Returns a short text unchanged; cuts a longer one at a word so that it fits into `maxLength` with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= maxLength) return line
  const start = line.slice(0, maxLength - 1)
  const lastSpace = start.lastIndexOf(' ')
  // Without a space near the end, cut anywhere except inside a surrogate pair.
  const whole = lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start.replace(/[\ud800-\udbff]$/, '')
  return `${whole.replace(/[\s,;:.]+$/u, '')}…`
}
