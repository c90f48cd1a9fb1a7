import type { CreditLedger } from '../credits/credit-ledger.repository.ts'
import { chargeOf } from './charge-of.ts'
import type { Generation } from './generation.model.ts'
import type { GenerationRepository } from './generation.repository.ts'

/**
 * Closes the ledger of a generation that is over. Safe to repeat and to be interrupted anywhere: the charge follows
 * from the final document, each entry has its key, and until `settledAt` is set the reconciler does it again.
 */
export async function settleGeneration(
  ledger: Pick<CreditLedger, 'settle'>,
  generations: Pick<GenerationRepository, 'markSettled'>,
  generation: Generation,
): Promise<void> {
  const id = String(generation._id)
  if (generation.price > 0) await ledger.settle(generation.ownerId, id, chargeOf(generation))
  await generations.markSettled(id)
}
