import type { TeachingModel } from '@classeur/contracts'
import type { PhaseRole } from '../language-pack.ts'

/** A role, its share of the time, and how long a lesson must be to have it (minutes). */
type Step = readonly [PhaseRole, share: number, fromMin: number]

const steps: Record<TeachingModel, readonly Step[]> = {
  direct: [
    ['hook', 8, 25],
    ['recall', 10, 40],
    ['model', 20, 0],
    ['guided', 22, 0],
    ['independent', 25, 30],
    ['deepen', 22, 80],
    ['close', 12, 0],
  ],
  inquiry: [
    ['hook', 10, 25],
    ['predict', 12, 0],
    ['investigate', 32, 0],
    ['conclude', 20, 0],
    ['independent', 16, 45],
    ['deepen', 18, 80],
    ['close', 10, 30],
  ],
  'five-e': [
    ['hook', 12, 20],
    ['explore', 25, 0],
    ['model', 20, 0],
    ['elaborate', 24, 30],
    ['deepen', 18, 90],
    ['close', 14, 0],
  ],
  cooperative: [
    ['hook', 8, 25],
    ['model', 14, 40],
    ['experts', 25, 0],
    ['teach', 25, 0],
    ['independent', 16, 50],
    ['deepen', 18, 90],
    ['close', 10, 0],
  ],
  flipped: [
    ['home-check', 15, 0],
    ['recall', 12, 40],
    ['guided', 26, 0],
    ['independent', 24, 30],
    ['deepen', 20, 70],
    ['close', 12, 0],
  ],
  project: [
    ['brief', 10, 0],
    ['plan', 18, 25],
    ['make', 40, 0],
    ['deepen', 15, 90],
    ['present', 22, 0],
    ['close', 10, 40],
  ],
}

/** The phases of a lesson by its model and length, with their shares of the time. */
export const phasePlan = (model: TeachingModel, durationMin: number): { role: PhaseRole; share: number }[] =>
  steps[model].filter(([, , fromMin]) => durationMin >= fromMin).map(([role, share]) => ({ role, share }))
