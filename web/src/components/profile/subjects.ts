const longestSubject = 60
const mostSubjects = 12

/** "Maths, Physics" → the list `user_info.subjects`. Splits at commas of any script and drops duplicates. */
export function parseSubjects(text: string): string[] {
  const names = text.split(/[,;،]/u).map((name) => name.trim().slice(0, longestSubject))
  return [...new Set(names.filter(Boolean))].slice(0, mostSubjects)
}
