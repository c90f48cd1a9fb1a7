import { chargeOf, type Chargeable } from './charge.ts'

/** The fields of a generation that determine what a retry costs. */
export interface Retryable<Code extends string> extends Omit<Chargeable, 'children'> {
  error: { code: Code } | null
  /** What the children of a parent have cost together, and what a retry of them costs. */
  children?: { charged: number; retryPrice: number | null }
  /** Empty after what it was about was deleted for good. */
  title?: string
}

/**
 * The price of a retry: free after our failure, the unpaid parts after a cancel, null if a retry is impossible. A parent
 * retries those of its children that can be retried.
 */
export function retryPriceOf<Code extends string>(
  generation: Retryable<Code>,
  isOurFault: (code: Code) => boolean,
): number | null {
  const { state, error, price, children, title } = generation
  if (title === '') return null
  if (children) return state === 'queued' || state === 'active' ? null : children.retryPrice
  if (state === 'failed') return error && isOurFault(error.code) ? 0 : price
  return state === 'cancelled' ? price - chargeOf(generation) : null
}
