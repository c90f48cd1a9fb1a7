/** A repeatable stream of random choices: the same seed words give the same choices on every machine. */
export interface Random {
  /** A whole number from `from` to `to`, inclusive. */
  between(from: number, to: number): number
  pick<T>(items: readonly T[]): T
  /** `count` different items, in their original order. */
  some<T>(items: readonly T[], count: number): T[]
  shuffled<T>(items: readonly T[]): T[]
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Mulberry32: small, and uniform enough to choose words and numbers. */
export function createRandom(...seedWords: readonly (string | number)[]): Random {
  let state = hash(seedWords.join('\u0000'))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const shuffled = <T>(items: readonly T[]): T[] => {
    const order = items.map((item) => ({ item, key: next() }))
    return order.sort((a, b) => a.key - b.key).map(({ item }) => item)
  }
  return {
    between,
    shuffled,
    pick(items) {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new RangeError('nothing to choose from')
      return item
    },
    some(items, count) {
      const chosen = new Set(shuffled(items.map((_item, index) => index)).slice(0, count))
      return items.filter((_item, index) => chosen.has(index))
    },
  }
}
