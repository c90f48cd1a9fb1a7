import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'

/** One step of a scale of words or letters. Results reach it from this share of the maximum, in basis points. */
const ScaleStep = z.strictObject({
  label: LineOfText(12).min(1),
  fromBasisPoints: z.number().int().min(0).max(10_000),
})

/** Steps in descending order; the last one starts at 0. No two labels look the same, however their accents are encoded. */
const Steps = z
  .array(ScaleStep)
  .min(2)
  .max(12)
  .refine(
    (steps) =>
      steps.at(-1)?.fromBasisPoints === 0 &&
      steps.every(
        (step, index) => index === 0 || step.fromBasisPoints < (steps[index - 1]?.fromBasisPoints ?? 0),
      ) &&
      new Set(steps.map(({ label }) => label.normalize('NFC'))).size === steps.length,
    { error: 'steps' },
  )

/**
 * How results are displayed. `points`: scaled to a maximum (20, 10, 100 or another), in whole points. `letters` and
 * `custom`: by thresholds of the share. `competence`: 1–4, also by thresholds.
 */
export const GradingScale = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points'), max: z.number().int().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('letters'), steps: Steps }),
  z.strictObject({ kind: z.literal('competence'), steps: Steps }),
  z.strictObject({ kind: z.literal('custom'), steps: Steps }),
])
export type GradingScale = z.infer<typeof GradingScale>

export const pointsOn20: GradingScale = { kind: 'points', max: 20 }

const steps = (entries: [string, number][]) =>
  entries.map(([label, percent]) => ({ label, fromBasisPoints: percent * 100 }))

/** The predefined scales; others are `custom` or points with another maximum. */
export const scalePresets = {
  on20: pointsOn20,
  on10: { kind: 'points', max: 10 },
  on100: { kind: 'points', max: 100 },
  letters: {
    kind: 'letters',
    steps: steps([
      ['A', 85],
      ['B', 70],
      ['C', 55],
      ['D', 45],
      ['E', 35],
      ['F', 0],
    ]),
  },
  competence: {
    kind: 'competence',
    steps: steps([
      ['4', 80],
      ['3', 60],
      ['2', 40],
      ['1', 0],
    ]),
  },
} satisfies Record<string, GradingScale>

/** How displayed numbers are rounded; stored and computed values stay exact. The names are fractions of a point. */
export const Rounding = z.enum(['exact', 'hundredth', 'tenth', 'quarter', 'half', 'whole'])
export type Rounding = z.infer<typeof Rounding>
