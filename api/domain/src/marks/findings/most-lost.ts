import type { MissedBy } from '../errors/missed-by.ts'

const mostNamed = 3

/**
 * The fewest questions in which more than half of all lost points are, in the order of the exam. Empty if nothing was
 * lost or if that takes more than three questions.
 */
export function mostLostIn(lost: readonly MissedBy[]): string[] {
  const all = lost.reduce((sum, { lostHundredths }) => sum + lostHundredths, 0)
  const worst = lost.toSorted((a, b) => b.lostHundredths - a.lostHundredths)
  let sum = 0
  const named = new Set<string>()
  for (const { id, lostHundredths } of worst.slice(0, mostNamed)) {
    if (sum * 2 > all) break
    sum += lostHundredths
    named.add(id)
  }
  return all > 0 && sum * 2 > all ? lost.filter(({ id }) => named.has(id)).map(({ id }) => id) : []
}
