import { AppError } from '@classeur/contracts'

/**
 * Passes on an error of a generator. A provider refuses a request as a whole; if the teacher typed nothing of it, it
 * refused what the class or the plan adds, which isn't the teacher's violation.
 * @param typed the teacher's own words in the request
 */
export const refusedRequest =
  (typed: string) =>
  (error: unknown): never => {
    const isTypedByNobody = typed.trim() === ''
    if (error instanceof AppError && error.code === 'generations/prompt-flagged' && isTypedByNobody)
      throw new AppError('generations/class-data-flagged', { reason: 'provider-policy' }, { cause: error })
    throw error
  }
