import type { TeachingModel } from './lesson.ts'
import { shareMinutes } from './share-minutes.ts'

/** The purposes of lesson phases. */
export const phaseRoles = [
  'hook',
  'recall',
  'predict',
  'investigate',
  'home-check',
  'brief',
  'model',
  'guided',
  'independent',
  'experts',
  'teach',
  'plan',
  'make',
  'present',
  'deepen',
  'close',
] as const
export type PhaseRole = (typeof phaseRoles)[number]

/** A role, its relative share of the time, and the minimum lesson duration for it in minutes. */
type Step = readonly [PhaseRole, share: number, fromMin: number]

/**
 * The phases of each teaching model. Every model explains (`model`) before students practise, lets them practise after
 * that, and ends with the exit quiz (`close`), also in the shortest lesson.
 */
const steps: Record<TeachingModel, readonly Step[]> = {
  direct: [
    ['hook', 8, 40],
    ['recall', 10, 25],
    ['model', 22, 0],
    ['guided', 22, 0],
    ['independent', 25, 30],
    ['deepen', 22, 80],
    ['close', 14, 0],
  ],
  inquiry: [
    ['predict', 12, 30],
    ['investigate', 26, 0],
    ['model', 22, 0],
    ['independent', 20, 0],
    ['deepen', 18, 80],
    ['close', 14, 0],
  ],
  'five-e': [
    ['hook', 10, 30],
    ['investigate', 24, 0],
    ['model', 20, 0],
    ['guided', 22, 0],
    ['deepen', 18, 80],
    ['close', 14, 0],
  ],
  cooperative: [
    ['hook', 8, 40],
    ['model', 18, 0],
    ['experts', 22, 0],
    ['teach', 20, 0],
    ['independent', 16, 50],
    ['deepen', 18, 80],
    ['close', 14, 0],
  ],
  flipped: [
    ['home-check', 15, 0],
    ['model', 15, 0],
    ['guided', 24, 0],
    ['independent', 24, 30],
    ['deepen', 20, 80],
    ['close', 14, 0],
  ],
  project: [
    ['brief', 8, 30],
    ['model', 18, 0],
    ['plan', 12, 40],
    ['make', 32, 0],
    ['present', 18, 0],
    ['deepen', 15, 90],
    ['close', 14, 0],
  ],
}

/** An exit quiz takes about six minutes, however short the lesson is. */
const leastClosingMin = 7
/** In a shorter lesson there is no time for a whole quiz. */
const shortestWithQuizMin = 20

/** The phases of a lesson for a teaching model and duration, in whole minutes that sum to `durationMin`. */
export function planPhases(
  model: TeachingModel,
  durationMin: number,
): { role: PhaseRole; minutes: number }[] {
  const chosen = steps[model].filter(([, , fromMin]) => durationMin >= fromMin)
  const phasesOf = (parts: readonly Step[], sum: number) => {
    const minutes = shareMinutes(
      parts.map(([, share]) => share),
      sum,
    )
    return parts.map(([role], index) => ({ role, minutes: minutes[index] ?? 1 }))
  }
  const phases = phasesOf(chosen, durationMin)
  const closing = phases.at(-1)
  if (durationMin < shortestWithQuizMin || !closing || closing.minutes >= leastClosingMin) return phases
  return [
    ...phasesOf(chosen.slice(0, -1), durationMin - leastClosingMin),
    { ...closing, minutes: leastClosingMin },
  ]
}
