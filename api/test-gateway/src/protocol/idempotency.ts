import { createHash } from 'node:crypto'
import { StripeError } from '../objects/stripe-error.ts'
import type { Store } from '../store/store.ts'

export interface Answer {
  status: number
  body: string
}

/** What a request asks for; equal for a repetition. */
export const fingerprintOf = (method: string, path: string, params: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('hex')

/**
 * Answers a repeated key with the first answer, which the change itself has stored.
 * @throws StripeError 409 while the first request is in progress, 400 when the parameters differ
 */
export function createIdempotency({ collections }: Pick<Store, 'collections'>) {
  const inProgress = new Set<string>()

  return async function once(
    key: string | undefined,
    fingerprint: string,
    run: () => Promise<Answer>,
  ): Promise<Answer & { isReplayed: boolean }> {
    if (key === undefined) return { ...(await run()), isReplayed: false }
    if (inProgress.has(key))
      throw new StripeError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotency Key.',
      })
    inProgress.add(key)
    try {
      const kept = await collections.answers.findOne({ _id: key })
      if (!kept) return { ...(await run()), isReplayed: false }
      if (kept.fingerprint !== fingerprint)
        throw new StripeError(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      return { status: kept.status, body: kept.body, isReplayed: true }
    } finally {
      inProgress.delete(key)
    }
  }
}
