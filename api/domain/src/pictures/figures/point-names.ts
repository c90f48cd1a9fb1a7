import type { Wording } from './wording.ts'

/**
 * The names of a figure's corners: one word of as many capitals ("ABC") or as many single letters in a row ("أ ب ج").
 * Consumes them; empty if there are none.
 */
export function pointNames(wording: Wording, count: number): string[] {
  const capitals = wording.tokens.find(
    ({ written, kind }) => kind === 'word' && /^\p{Lu}+$/u.test(written) && written.length === count,
  )
  if (capitals) {
    capitals.isUsed = true
    return [...capitals.written]
  }
  const isLetter = (index: number) =>
    /^(?:\p{Lu}|[\u0621-\u064a])$/u.test(wording.tokens[index]?.written ?? '')
  for (let start = 0; start + count <= wording.tokens.length; start += 1) {
    const run = wording.tokens.slice(start, start + count)
    if (!run.every((_token, index) => isLetter(start + index))) continue
    for (const token of run) token.isUsed = true
    return run.map(({ written }) => written)
  }
  return []
}
