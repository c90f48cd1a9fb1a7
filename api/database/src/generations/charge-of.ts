import { chargeForParts, type GenerationState } from '@classeur/contracts'

/** What the charge depends on. */
export interface Chargeable {
  state: GenerationState
  price: number
  step: { done: number; total: number }
  doneAtStart: number
}

/**
 * Credits a generation has cost: the whole price when completed, nothing when it failed or was flagged,
 * the finished parts otherwise (running, or cancelled in the middle).
 */
export function chargeOf({ state, price, step, doneAtStart }: Chargeable): number {
  if (state === 'completed') return price
  if (state === 'failed' || state === 'flagged') return 0
  return chargeForParts(price, step.done - doneAtStart, Math.max(1, step.total - doneAtStart))
}
