import type { Account, AccountActivityRepository } from '@classeur/database'
import type { AfterResponse } from '../after-response.ts'
import type { AttemptLimiter } from '../limits/attempt-limiter.ts'

interface FailedSignInsParts {
  activities: Pick<AccountActivityRepository, 'record'>
  limiter: Pick<AttemptLimiter, 'allows'>
  afterResponse: Pick<AfterResponse, 'run'>
  /** The product's user of an account; null before the first sign-in. */
  userOf: (accountId: string) => Promise<{ id: string } | null>
}

export type NoteFailedSignIn = (account: Account, browser: string) => void

/**
 * Adds a wrong password to the log of the person's account. A stranger who guesses can't bury the other entries: after a
 * few the pauses between them grow from an hour to a day.
 */
export const createNoteFailedSignIn =
  ({ activities, limiter, afterResponse, userOf }: FailedSignInsParts): NoteFailedSignIn =>
  ({ id }, browser) =>
    afterResponse.run(async () => {
      const user = await userOf(id)
      if (!user || !(await limiter.allows('failed-sign-in-entry', [id]))) return
      await activities.record({ userId: user.id, kind: 'sign-in-failed', details: { device: browser } })
    }, 'failed sign-in not logged')
