import { chargeOf } from '@classeur/domain/credits'
import type { CreditLedger } from '../credits/credit-ledger.repository.ts'
import type { Generation } from './generation.model.ts'

/**
 * Closes the ledger of a generation that is over. Safe to repeat and to be interrupted anywhere: the charge follows
 * from the final document, each entry has its key, and until `settledAt` is set the reconciler does it again.
 */
export async function closeLedger(
  ledger: Pick<CreditLedger, 'settle'>,
  generation: Generation,
): Promise<void> {
  const { _id, ownerId, price } = generation
  if (price > 0) await ledger.settle(ownerId, String(_id), chargeOf(generation))
}
