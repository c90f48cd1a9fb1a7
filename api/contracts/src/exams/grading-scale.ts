import { z } from 'zod'

/** One step of a scale of words or letters: reached from this share of the maximum on, in hundredths of a percent. */
const ScaleStep = z.strictObject({
  label: z.string().trim().min(1).max(12),
  fromBasisPoints: z.number().int().min(0).max(10_000),
})

/** Steps from the best to the lowest, falling, the last one from 0 on. */
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
      new Set(steps.map(({ label }) => label)).size === steps.length,
    { error: 'steps' },
  )

/**
 * How a result is shown. `points`: brought to a maximum (20, 10, 100 or another), in whole points. `letters` and
 * `custom`: by thresholds of the share reached. `competence`: 1–4, thresholds too.
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

/** The scales that are offered; everything else is `custom` or points on another maximum. */
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

/** How a shown number is rounded; what is stored and computed with stays exact. Shares of a point, in hundredths. */
export const Rounding = z.enum(['exact', 'hundredth', 'tenth', 'quarter', 'half', 'whole'])
export type Rounding = z.infer<typeof Rounding>
