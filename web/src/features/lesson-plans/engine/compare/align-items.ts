import { diffArrays } from 'diff'
import { textsIn } from '../../model/texts-in.ts'

/** From this share of common words on, an item counts as an edited version of another. */
const leastAlike = 0.4

const wordsOf = (item: unknown): Set<string> =>
  new Set(
    textsIn(item)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )

/** The share of words that two items have in common, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  return common === 0 ? 0 : (2 * common) / (a.size + b.size)
}

type Pair = readonly [before: unknown, after: unknown]

/**
 * Finds the items that belong together in two versions of a list. An item that only one of them has is paired with
 * undefined.
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  if (before.length === after.length) return before.map((item, index) => [item, after[index]])
  const words = new Map([...before, ...after].map((item) => [item, wordsOf(item)]))
  const isAlike = (a: unknown, b: unknown) =>
    likeness(words.get(a) ?? new Set(), words.get(b) ?? new Set()) >= leastAlike
  let [old, now] = [0, 0]
  return diffArrays([...before], [...after], { comparator: isAlike }).flatMap(({ count, added, removed }) =>
    Array.from({ length: count }, (): Pair => {
      if (added) return [undefined, after[now++]]
      if (removed) return [before[old++], undefined]
      return [before[old++], after[now++]]
    }),
  )
}
