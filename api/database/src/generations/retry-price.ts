import { isOurFault } from '@classeur/contracts'
import { chargeOf } from '@classeur/domain/credits'
import type { Generation } from './generation.model.ts'

/**
 * The price of a retry: free after our failure, the unpaid parts after a cancel, null if a retry is impossible. A parent
 * retries those of its children that can be retried.
 */
export function retryPriceOf(
  generation: Pick<Generation, 'state' | 'error' | 'price' | 'step' | 'doneAtStart' | 'children'> &
    Partial<Pick<Generation, 'title'>>,
): number | null {
  const { state, error, price, children, title } = generation
  // What it was about is deleted for good; see `emptyGenerations`.
  if (title === '') return null
  if (children) return state === 'queued' || state === 'active' ? null : children.retryPrice
  if (state === 'failed') return error && isOurFault(error.code) ? 0 : price
  return state === 'cancelled' ? price - chargeOf(generation) : null
}
