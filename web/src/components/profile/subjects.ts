const longestSubject = 60
const mostSubjects = 12

/** "Maths, Physics" → the list of `user_info.subjects`; commas of any script separate, repeats are dropped. */
export function parseSubjects(text: string): string[] {
  const names = text.split(/[,;،]/u).map((name) => name.trim().slice(0, longestSubject))
  return [...new Set(names.filter(Boolean))].slice(0, mostSubjects)
}
