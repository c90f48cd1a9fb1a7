import { areValidSteps, roundings, type GradingScale as Scale } from '@classeur/domain/exams'
import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'

/** One step of a scale of words or letters. Results reach it from this share of the maximum, in basis points. */
const ScaleStep = z.strictObject({
  label: LineOfText(12).min(1),
  fromBasisPoints: z.number().int().min(0).max(10_000),
})

const Steps = z.array(ScaleStep).min(2).max(12).refine(areValidSteps, { error: 'steps' })

/**
 * How results are displayed. `points`: scaled to a maximum (20, 10, 100 or another), in whole points. `letters` and
 * `custom`: by thresholds of the share. `competence`: 1–4, also by thresholds.
 */
export const GradingScale = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points'), max: z.number().int().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('letters'), steps: Steps }),
  z.strictObject({ kind: z.literal('competence'), steps: Steps }),
  z.strictObject({ kind: z.literal('custom'), steps: Steps }),
]) satisfies z.ZodType<Scale>
export type GradingScale = z.infer<typeof GradingScale>

/** How displayed numbers are rounded; stored and computed values stay exact. The names are fractions of a point. */
export const Rounding = z.enum(roundings)
export type Rounding = z.infer<typeof Rounding>
