import { AppError } from '@classeur/contracts'
import type { CreditAccount } from '@classeur/domain/credits'
import type { CreditLedger } from './credit-ledger.repository.ts'

/** Who asked for a generation, and the account that gets the monthly credits of their plan. */
export interface Spender {
  ownerId: string
  account: CreditAccount
}

const isInsufficient = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'credits/insufficient'
const availableIn = ({ params }: AppError) => Number(params.available)

/**
 * Reserves the price of a generation once, in one account: that of the plan, or else, if it is a school's and doesn't
 * have enough, the credits that the person bought. Returns the account that pays, also if an earlier call chose it.
 * @throws AppError `credits/insufficient`, with the most that one account has
 */
export async function reserveForOwner(
  ledger: Pick<CreditLedger, 'reserve'>,
  { ownerId, account }: Spender,
  generationId: string,
  price: number,
): Promise<CreditAccount> {
  try {
    return await ledger.reserve(account, generationId, price)
  } catch (error) {
    if (account === ownerId || !isInsufficient(error)) throw error
    try {
      return await ledger.reserve(ownerId, generationId, price, 'purchased')
    } catch (own) {
      if (!isInsufficient(own)) throw own
      const available = Math.max(availableIn(error), availableIn(own))
      throw new AppError('credits/insufficient', { price, available })
    }
  }
}
