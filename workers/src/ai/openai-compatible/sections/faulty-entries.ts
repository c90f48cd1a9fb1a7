type Entry = Record<string, unknown>

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a problem quotes of the section. */
const quotedIn = (problem: string): string[] =>
  [...problem.matchAll(/“([^”]{4,})”/gu)].map(([, quoted]) => quoted ?? '')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replaceAll(/\s+/gu, ' ')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Problems count the questions of a quiz and the misconceptions from 1. */
const counted: Readonly<Record<string, RegExp>> = {
  exitQuiz: /quiz question (\d+)/giu,
  items: /misconception (\d+)/giu,
}

function isNamed(field: string, entry: Entry, number: number, problem: string): boolean {
  const id = entry['id'] ?? entry['taskId']
  if (typeof id === 'string' && new RegExp(`(?<![\\p{L}\\d])${id}(?![\\p{L}\\d])`, 'u').test(problem))
    return true
  if (problem.includes(`"${field}", entry ${number},`) || problem.includes(`"${field}", entry ${number}:`))
    return true
  const numbers = [...problem.matchAll(counted[field] ?? /(?!)/gu)].map(([, digits]) => Number(digits))
  if (numbers.includes(number)) return true
  const texts = textsIn(entry)
  return quotedIn(problem).some((quoted) => texts.some((text) => text.includes(quoted)))
}

/**
 * The entries of a section's lists that problems name, as lines for a prompt. Empty if a problem is about the section as
 * a whole, so that nothing is kept that is wrong.
 */
export function faultyEntries(value: unknown, problems: readonly string[]): string[] {
  if (!isEntry(value) || problems.length === 0) return []
  const entries = Object.entries(value).flatMap(([field, list]) =>
    Array.isArray(list) && list.length > 1
      ? list.flatMap((entry, index) => (isEntry(entry) ? [{ field, entry, number: index + 1 }] : []))
      : [],
  )
  const namedBy = problems.map((problem) =>
    entries.filter(({ field, entry, number }) => isNamed(field, entry, number, problem)),
  )
  if (namedBy.some((named) => named.length === 0)) return []
  const faulty = entries.filter((entry) => namedBy.some((named) => named.includes(entry)))
  if (faulty.length === entries.length) return []
  return faulty.map(({ field, entry, number }) => {
    const id = entry['id'] ?? entry['taskId']
    return `"${field}", entry ${number}${typeof id === 'string' ? ` (${id})` : ''}`
  })
}
