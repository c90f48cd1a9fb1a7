import { largestMarkHundredths, type MarkContent } from '../mark-content.ts'
import type { MarkContext, MarkProblem, MarkReading } from './mark-reading.ts'

type Leaf = MarkContext['leaf']

export const accept = (content: MarkContent): MarkReading => ({ ok: true, content })

export const refuse = (problem: MarkProblem, nearest: readonly number[] = []): MarkReading => ({
  ok: false,
  problem,
  nearest,
})

/** The largest possible value, in hundredths of a point; a bonus may exceed its maximum. */
export const topOf = ({ maxHundredths, stepHundredths, isBonus }: Leaf): number => {
  const most = isBonus ? largestMarkHundredths : Math.min(maxHundredths, largestMarkHundredths)
  return most - (most % stepHundredths)
}

/** Reads `numerator / denominator` hundredths of a point exactly; refuses values off the step or above the maximum. */
export function valueOnStep(numerator: bigint, denominator: bigint, leaf: Leaf): MarkReading {
  const top = topOf(leaf)
  if (numerator > BigInt(top) * denominator) return refuse('above-maximum', [top])
  const stepsDenominator = denominator * BigInt(leaf.stepHundredths)
  const lower = Number(numerator / stepsDenominator) * leaf.stepHundredths
  if (numerator % stepsDenominator === 0n) return accept({ valueHundredths: lower, status: null })
  return refuse(
    'off-step',
    [lower, lower + leaf.stepHundredths].filter((value) => value <= top),
  )
}

/** The possible values among the readings; at most the lowest two, in ascending order. */
export const nearestOf = (readings: readonly MarkReading[]): number[] =>
  [...new Set(readings.flatMap((reading) => (reading.ok ? [reading.content.valueHundredths ?? -1] : [])))]
    .filter((value) => value >= 0)
    .sort((a, b) => a - b)
    .slice(0, 2)
