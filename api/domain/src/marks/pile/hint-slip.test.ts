import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { propertyRuns } from '../../../../../.config/property-runs.ts'
import { hintSlip } from './hint-slip.ts'
import type { ValueRules } from '../write/check-mark.ts'
import { isPossible, sumOfMarks, type PaperMarks, type SlipHint } from './slip-hint.ts'
import { isOneKeyOff, movedDecimals, swappedDigits } from './typed-digits.ts'

const leaf = (maximum: number, stepHundredths: 25 | 50 | 100 = 50, isBonus = false): ValueRules => ({
  maxHundredths: maximum * 100,
  stepHundredths,
  isBonus,
})
const points = (...marks: (number | null)[]): PaperMarks =>
  marks.map((mark) => (mark === null ? null : mark * 100))
const told = (hints: readonly SlipHint[]) =>
  hints.map(({ kind, positions }) => [kind, positions.map(({ index }) => index)])

describe('a paper whose marks and total differ', () => {
  const leaves = [leaf(4), leaf(2), leaf(4), leaf(30, 25), leaf(3)]

  it('gives no hint when they agree', () => {
    expect(hintSlip(points(2, 1, 3, 12, 2), leaves, 2000)).toEqual([])
  })

  it('names the empty question and the missing points', () => {
    const [hint] = hintSlip(points(2, null, 3, 12, 2), leaves, 2050)
    expect(hint).toMatchObject({ kind: 'forgotten', hundredths: 150, positions: [{ index: 1 }] })
    expect(hint?.positions[0]?.marks).toEqual(points(2, 1.5, 3, 12, 2))
  })

  it('names exactly the questions that may have been skipped if the last one is empty', () => {
    const same = [leaf(4), leaf(2), leaf(4), leaf(4)]
    const [hint] = hintSlip(points(3, 4, 1, null), same, 1000)
    expect(hint?.kind).toBe('above-maximum')
    const [skipped] = hintSlip(points(3, 2, 1, null), same, 800)
    expect(skipped).toMatchObject({ kind: 'skipped', hundredths: 200 })
    expect(skipped?.positions).toEqual([
      { index: 1, marks: points(3, 2, 2, 1) },
      { index: 2, marks: points(3, 2, 2, 1) },
      { index: 3, marks: points(3, 2, 1, 2) },
    ])
    expect(told(hintSlip(points(3, 2, 1, null), same, 1000))[0]).toEqual(['skipped', [2, 3]])
  })

  it('names swapped digits', () => {
    expect(told(hintSlip(points(2, 1, 3, 12, 2), leaves, 2900))[0]).toEqual(['swapped-digits', [3]])
  })

  it('names a lost decimal sign', () => {
    const hints = hintSlip(points(2, 1, 3, 25, 2), leaves, 1050)
    expect(hints[0]).toMatchObject({ kind: 'decimal', hundredths: 250, positions: [{ index: 3 }] })
  })

  it('names an impossible mark before all other hints', () => {
    const hints = hintSlip(points(2, 5, 3, 12, 2), leaves, 2000)
    expect(hints[0]).toMatchObject({ kind: 'above-maximum', positions: [{ index: 1 }] })
    expect(hints[0]?.positions[0]?.marks).toEqual(points(2, 1, 3, 12, 2))
  })

  it('names a mark entered twice in a row', () => {
    expect(told(hintSlip(points(2, 2, 3, 12, 1), leaves, 1900))).toContainEqual(['twice', [1]])
  })

  it('names the total if swapping its digits gives the sum, or if it exceeds the maximum', () => {
    expect(told(hintSlip(points(2, 1, 3, 13, 2), leaves, 1200))).toContainEqual(['total', []])
    expect(told(hintSlip(points(2, 1, 3, 12, 2), leaves, 9900))).toContainEqual(['total', []])
  })

  it('gives no hint for two swapped marks, which do not change the sum', () => {
    expect(hintSlip(points(1, 2, 3, 12, 2), leaves, 2000)).toEqual([])
  })
})

describe('typed digits', () => {
  it('are swapped without moving the decimal sign', () => {
    expect(swappedDigits(1200)).toEqual([2100])
    expect(swappedDigits(250)).toEqual([520])
    expect(swappedDigits(1250)).toEqual([2150, 1520])
    expect(swappedDigits(1100)).toEqual([])
  })
  it('lose or gain a decimal sign', () => {
    expect(movedDecimals(2500)).toEqual([250, 25, 25_000])
    expect(movedDecimals(0)).toEqual([])
  })
  it('are typed one key off', () => {
    expect(isOneKeyOff(100, 200)).toBe(true)
    expect(isOneKeyOff(100, 700)).toBe(false)
    expect(isOneKeyOff(100, 1000)).toBe(false)
  })
})

/** Mulberry32, seeded so that every run uses the same papers. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}
type Random = ReturnType<typeof createRandom>

/** A realistic paper of 5 to 12 questions: many small ones, some large. */
function paperOf(random: Random): { leaves: ValueRules[]; marks: number[] } {
  const maxima = [1, 2, 2, 3, 4, 4, 5, 6, 8, 10, 20, 30]
  const leaves = Array.from({ length: 5 + random(8) }, () =>
    leaf(maxima[random(maxima.length)] ?? 2, ([25, 50, 100] as const)[random(3)] ?? 50),
  )
  const marks = leaves.map(
    ({ maxHundredths, stepHundredths }) => random(maxHundredths / stepHundredths + 1) * stepHundredths,
  )
  return { leaves, marks }
}

interface Planted {
  marks: (number | null)[]
  /** The index of the question with the slip. */
  at: number
}

/** Adds a slip of one kind at a random possible position; returns null if this paper has none. */
type Plant = (marks: number[], leaves: ValueRules[], random: Random) => Planted | null

const anyOf = (found: Planted[], random: Random): Planted | null => found[random(found.length)] ?? null

const replaced =
  (others: (mark: number) => number[]): Plant =>
  (marks, leaves, random) =>
    anyOf(
      marks.flatMap((mark, at) =>
        others(mark)
          .filter((other) => other !== mark && isPossible(leaves[at], other))
          .map((other) => ({ marks: marks.with(at, other), at })),
      ),
      random,
    )

const fits = (marks: (number | null)[], leaves: ValueRules[]) =>
  marks.every((mark, index) => mark === null || isPossible(leaves[index], mark))

const known = new Map<number, number[]>()
function keysOff(mark: number): number[] {
  const found =
    known.get(mark) ??
    Array.from({ length: 400 }, (_, n) => n * 25).filter((other) => isOneKeyOff(mark, other))
  known.set(mark, found)
  return found
}

const plants: Record<string, Plant> = {
  'one mark off': replaced((mark) => [mark - 100, mark - 50, mark + 50, mark + 100]),
  'neighbouring digit': replaced(keysOff),
  'swapped digits': replaced(swappedDigits),
  'lost decimal': replaced((mark) => [mark * 10, mark * 100].filter(() => mark % 100 !== 0)),
  'skipped question': (marks, leaves, random) =>
    anyOf(
      marks
        .map((_, at) => ({ marks: [...marks.toSpliced(at, 1), null], at }))
        .filter((planted) => fits(planted.marks, leaves)),
      random,
    ),
  'empty question': (marks, _, random) =>
    anyOf(
      marks.slice(0, -1).map((_mark, at) => ({ marks: (marks as Planted['marks']).with(at, null), at })),
      random,
    ),
  'double entry': (marks, leaves, random) =>
    anyOf(
      marks
        .slice(0, -1)
        .flatMap((mark, index) => [
          { marks: marks.with(index + 1, mark), at: index + 1 },
          { marks: marks.toSpliced(index + 1, 0, mark).slice(0, -1), at: index + 1 },
        ])
        .filter((planted) => fits(planted.marks, leaves)),
      random,
    ),
}

const papers = 2000
// The timeout allows for a busy machine; it isn't a performance requirement.
vi.setConfig({ testTimeout: 60_000 })

/** A paper of ten questions of four points each, which are indistinguishable. */
const evenPaperOf = (random: Random): ReturnType<typeof paperOf> => {
  const leaves = Array.from({ length: 10 }, () => leaf(4))
  return { leaves, marks: leaves.map(() => random(9) * 50) }
}

const kindsOfPaper = { mixed: paperOf, even: evenPaperOf }

/**
 * Measures papers with one slip: how many have it among the first three cells named by the hints, and how many in one
 * of the first three hints.
 */
function measure(plant: Plant, paper: (random: Random) => ReturnType<typeof paperOf>) {
  const random = createRandom(7)
  const found = { planted: 0, inThreeCells: 0, inThreeHints: 0 }
  while (found.planted < papers) {
    const { leaves, marks } = paper(random)
    const slip = plant(marks, leaves, random)
    const total = sumOfMarks(marks)
    if (!slip || sumOfMarks(slip.marks) === total) continue
    found.planted += 1
    const hints = hintSlip(slip.marks, leaves, total)
    const cells = [...new Set(hints.flatMap(({ positions }) => positions.map(({ index }) => index)))]
    if (cells.slice(0, 3).includes(slip.at)) found.inThreeCells += 1
    if (hints.slice(0, 3).some(({ positions }) => positions.some(({ index }) => index === slip.at)))
      found.inThreeHints += 1
  }
  return [found.inThreeCells / papers, found.inThreeHints / papers] as const
}

describe('of 2,000 random papers with one slip', () => {
  // Measured values. A neighbouring key is possible in many questions, and the hint names all of them; a mark that is
  // off by some steps leaves no specific trace. If all questions are alike, a skipped one may be any from the first
  // possible one on.
  it.each<[string, keyof typeof kindsOfPaper, number, number]>([
    ['empty question', 'mixed', 1, 1],
    ['skipped question', 'mixed', 0.95, 1],
    ['lost decimal', 'mixed', 1, 1],
    ['swapped digits', 'mixed', 1, 1],
    ['double entry', 'mixed', 0.99, 1],
    ['neighbouring digit', 'mixed', 0.64, 0.99],
    ['one mark off', 'mixed', 0.41, 0.69],
    ['empty question', 'even', 1, 1],
    ['skipped question', 'even', 0.29, 1],
    ['double entry', 'even', 0.99, 1],
    ['neighbouring digit', 'even', 0.51, 1],
  ])('%s on a paper of %s questions: in three cells %d, in three hints %d', (name, kind, cells, hints) => {
    const plant = plants[name]
    if (!plant) throw new Error(name)
    const [inThreeCells, inThreeHints] = measure(plant, kindsOfPaper[kind])
    expect(inThreeCells).toBeGreaterThanOrEqual(cells)
    expect(inThreeHints).toBeGreaterThanOrEqual(hints)
  })
})

it('the few questions that can hold the whole difference are named if nothing else explains it', () => {
  expect(told(hintSlip(points(2, 1, 12), [leaf(4), leaf(2), leaf(30)], 2000))).toEqual([['only-here', [2]]])
})

describe('any paper', () => {
  const marks = fc.array(fc.option(fc.integer({ min: 0, max: 400 }).map((n) => n * 25)), {
    minLength: 1,
    maxLength: 12,
  })
  it('has no hint if the sum is right, and every suggested correction adds up to the total', () => {
    fc.assert(
      fc.property(
        marks,
        fc.array(fc.constantFrom(1, 2, 4, 10, 20, 30), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 0, max: 4000 }),
        (paper, maxima, quarters) => {
          const leaves = paper.map((_, index) => leaf(maxima[index] ?? 1, 25))
          const total = quarters * 25
          const hints = hintSlip(paper, leaves, total)
          if (sumOfMarks(paper) === total) expect(hints).toEqual([])
          for (const { kind, positions } of hints)
            for (const { marks: repaired, index } of positions) {
              if (repaired === null) continue
              expect({ kind, sum: sumOfMarks(repaired), length: repaired.length }).toEqual({
                kind,
                sum: total,
                length: paper.length,
              })
              expect(isPossible(leaves[index], repaired[index] ?? 0)).toBe(true)
            }
        },
      ),
      propertyRuns(300),
    )
  })
})
