import type { AccountActivityRepository, NewAccountActivity, UserRepository } from '@classeur/database'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Adds an entry to the log of a person's account.
 *
 * `note` follows an action that has happened. If the entry can't be written, the action stays, because undoing a sign-in
 * or a change of roles would do more harm, and the process logs an error with the entry's kind, which operators can
 * watch. `require` precedes an action that carries data away or deletes an account: without the entry there is no action
 * (`general/unavailable`).
 */
export interface AccountLog {
  note: (entry: NewAccountActivity) => Promise<void>
  require: (entry: NewAccountActivity) => Promise<void>
}

export const createAccountLog = (
  activities: Pick<AccountActivityRepository, 'record'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  logNameOf: UserRepository['logNameOf'],
): AccountLog => ({
  async note(entry) {
    try {
      await activities.record(entry)
    } catch (error) {
      // The database may be away for this too; then time and kind are what is left.
      const person = await logNameOf(entry.userId).catch(() => null)
      log.error({ err: error, kind: entry.kind, person }, 'account log: entry not written')
    }
  },
  require: (entry) => activities.record(entry),
})
