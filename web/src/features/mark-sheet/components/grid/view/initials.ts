/** Two letters of a name: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
