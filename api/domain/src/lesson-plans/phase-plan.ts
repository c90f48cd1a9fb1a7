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

/** The phases of each teaching model. Every model explains (`model`) before students practise. */
const steps: Record<TeachingModel, readonly Step[]> = {
  direct: [
    ['hook', 8, 40],
    ['recall', 10, 25],
    ['model', 22, 0],
    ['guided', 22, 0],
    ['independent', 25, 30],
    ['deepen', 22, 80],
    ['close', 12, 0],
  ],
  inquiry: [
    ['predict', 12, 0],
    ['investigate', 30, 0],
    ['model', 22, 0],
    ['independent', 18, 45],
    ['deepen', 18, 80],
    ['close', 12, 0],
  ],
  'five-e': [
    ['hook', 10, 25],
    ['investigate', 24, 0],
    ['model', 20, 0],
    ['guided', 22, 30],
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
    ['close', 12, 0],
  ],
  flipped: [
    ['home-check', 15, 0],
    ['model', 15, 0],
    ['guided', 24, 0],
    ['independent', 24, 30],
    ['deepen', 20, 80],
    ['close', 12, 0],
  ],
  project: [
    ['brief', 8, 30],
    ['model', 18, 0],
    ['plan', 12, 40],
    ['make', 32, 0],
    ['present', 18, 0],
    ['deepen', 15, 90],
    ['close', 10, 30],
  ],
}

/** The phases of a lesson for a teaching model and duration, in whole minutes that sum to `durationMin`. */
export function planPhases(
  model: TeachingModel,
  durationMin: number,
): { role: PhaseRole; minutes: number }[] {
  const chosen = steps[model].filter(([, , fromMin]) => durationMin >= fromMin)
  const minutes = shareMinutes(
    chosen.map(([, share]) => share),
    durationMin,
  )
  return chosen.map(([role], index) => ({ role, minutes: minutes[index] ?? 1 }))
}
