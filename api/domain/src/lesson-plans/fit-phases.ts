import type { LessonPhase } from './lesson.ts'
import { shareMinutes } from './share-minutes.ts'

/**
 * Scales the minutes of the phases in proportion, to whole minutes of at least 1 that sum to the lesson's duration.
 * @throws RangeError when the duration is shorter than one minute per phase
 */
export function fitPhases<Phase extends LessonPhase>(
  phases: readonly Phase[],
  durationMin: number,
): { items: Phase[]; fittedFromMin: number | null } {
  const sum = phases.reduce((total, phase) => total + phase.minutes, 0)
  if (sum === durationMin) return { items: [...phases], fittedFromMin: null }
  const minutes = shareMinutes(
    phases.map((phase) => phase.minutes),
    durationMin,
  )
  return {
    items: phases.map((phase, index) => ({ ...phase, minutes: minutes[index] ?? 1 })),
    fittedFromMin: sum,
  }
}
