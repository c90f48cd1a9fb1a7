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
  const wordsByItem = new Map([...before, ...after].map((item) => [item, wordsOf(item)]))
  const isAlike = (a: unknown, b: unknown) =>
    likeness(wordsByItem.get(a) ?? new Set(), wordsByItem.get(b) ?? new Set()) >= leastAlike
  const [pairs, removed, added]: [Pair[], unknown[], unknown[]] = [[], [], []]
  /** Between two items that both lists have, others were replaced, removed or added. */
  const flush = () => {
    const count = Math.max(removed.length, added.length)
    for (let index = 0; index < count; index += 1) pairs.push([removed[index], added[index]])
    removed.length = added.length = 0
  }
  let [old, now] = [0, 0]
  for (const change of diffArrays([...before], [...after], { comparator: isAlike })) {
    for (let index = 0; index < change.count; index += 1) {
      if (change.added) added.push(after[now++])
      else if (change.removed) removed.push(before[old++])
      else {
        flush()
        pairs.push([before[old++], after[now++]])
      }
    }
  }
  flush()
  return pairs
}
