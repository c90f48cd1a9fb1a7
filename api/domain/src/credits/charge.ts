export const generationStates = ['queued', 'active', 'completed', 'failed', 'cancelled', 'flagged'] as const
export type GenerationState = (typeof generationStates)[number]

/** The fields of a generation that determine its charge. */
export interface Chargeable {
  state: GenerationState
  price: number
  step: { done: number; total: number }
  /** Parts that existed before this generation, which continues another one. */
  doneAtStart: number
  /** What the children of a parent have cost together; absent for generations without children. */
  children?: { charged: number }
}

/** The price of `done` finished parts, rounded down; all parts cost the whole price. */
const chargeForParts = (price: number, done: number, parts: number): number =>
  Math.floor((price * Math.min(done, parts)) / parts)

/**
 * Credits a generation has cost: the whole price when completed, nothing when it failed or was flagged,
 * the finished parts otherwise (running, or cancelled in the middle). A parent costs what its children cost, however
 * it ends.
 */
export function chargeOf({ state, price, step, doneAtStart, children }: Chargeable): number {
  if (children) return children.charged
  if (state === 'completed') return price
  if (state === 'failed' || state === 'flagged') return 0
  return chargeForParts(price, step.done - doneAtStart, Math.max(1, step.total - doneAtStart))
}
