import type { Random } from './item-family.ts'

/** Mulberry32: a 32-bit state that passes through all its values, with well-mixed bits. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** The numbers that follow from a seed. */
export function randomOf(seed: number): Random {
  const next = numbersFrom(seed)
  const whole = (least: number, most: number) =>
    least + Math.floor((next() / 0x1_0000_0000) * (most - least + 1))
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('nothing to pick from')
    return from[whole(0, from.length - 1)] as T
  }
  const shuffle = <T>(items: readonly T[]): T[] => {
    const rest = [...items]
    return items.map(() => rest.splice(whole(0, rest.length - 1), 1)[0] as T)
  }
  return { whole, pick, shuffle }
}

/** The largest seed that is stored and sent. */
const seedMask = 0x7f_ff_ff_ff

/** One seed from several parts, such as a sheet's seed, a student's id and a position (FNV-1a with a final mix). */
export function seedOf(...parts: readonly (number | string)[]): number {
  let hash = 0x81_1c_9d_c5
  for (const char of parts.map((part) => `${typeof part}:${part}\n`).join(''))
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) & seedMask
}
