import type { CreditAccount } from '@classeur/domain/credits'
import type { Generation } from './generation.model.ts'

/** The account whose credits pay for a generation, also after its owner has left the school. */
export const payerOf = ({ payerId, ownerId }: Pick<Generation, 'payerId' | 'ownerId'>): CreditAccount =>
  payerId ?? ownerId
