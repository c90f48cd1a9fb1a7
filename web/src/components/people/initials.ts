/** Two letters for an avatar: the initials of the first and last word of a name or email address. */
export function initialsOf(name: string): string {
  const parts = name.split(/[\s._@-]+/u).filter(Boolean)
  const letters = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
