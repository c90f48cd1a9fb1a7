import { describe, expect, it } from 'vitest'
import { randomOf, seedOf } from './random.ts'

describe('numbers from a seed', () => {
  it('the same seed gives the same numbers, and another seed others', () => {
    const drawn = (seed: number) => {
      const random = randomOf(seed)
      return [random.whole(1, 1000), random.pick(['a', 'b', 'c']), random.shuffle([1, 2, 3, 4, 5])]
    }
    expect(drawn(42)).toEqual(drawn(42))
    expect(drawn(42)).not.toEqual(drawn(43))
  })

  it('whole numbers reach both ends, and all about as often', () => {
    const random = randomOf(7)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let index = 0; index < 6000; index += 1) {
      const drawn = random.whole(1, 6)
      counts[drawn - 1] = (counts[drawn - 1] ?? 0) + 1
    }
    expect(counts).toHaveLength(6)
    for (const count of counts) expect(count).toBeGreaterThan(850)
  })

  it('a shuffled list has the same members', () => {
    expect(randomOf(3).shuffle([5, 1, 4, 2]).sort()).toEqual([1, 2, 4, 5])
  })

  it('seeds from parts differ by every part and by where one ends', () => {
    const seeds = [
      seedOf(1, 'a', 2),
      seedOf(1, 'a', 3),
      seedOf(2, 'a', 2),
      seedOf(1, 'a2'),
      seedOf('1', 'a', 2),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seedOf(1, 'a', 2)).toBe(seeds[0])
    for (const seed of seeds) expect(seed).toBeGreaterThanOrEqual(0)
  })
})
