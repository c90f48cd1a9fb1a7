import type { LessonPhase } from './lesson-sections.ts'

/**
 * Makes the minutes of the phases sum to the lesson's duration, in proportion, whole minutes, each at least 1
 * (largest-remainder rounding: no phase is off by more than a minute from its exact share).
 * Durations shorter than one minute per phase cannot be fitted and throw RangeError.
 */
export function fitPhases(
  phases: readonly LessonPhase[],
  durationMin: number,
): { items: LessonPhase[]; fittedFromMin: number | null } {
  const sum = phases.reduce((total, phase) => total + phase.minutes, 0)
  if (sum === durationMin) return { items: [...phases], fittedFromMin: null }
  if (durationMin < phases.length) throw new RangeError('fewer minutes than phases')
  const spare = durationMin - phases.length
  const shares = phases.map((phase) => (phase.minutes / sum) * spare)
  const whole = shares.map(Math.floor)
  const missing = spare - whole.reduce((total, minutes) => total + minutes, 0)
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return {
    items: phases.map((phase, index) => ({ ...phase, minutes: 1 + (whole[index] ?? 0) })),
    fittedFromMin: sum,
  }
}
