import { can } from '@classeur/domain/access'
import type { SessionRepository, UserRepository } from '@classeur/database'
import type { Config } from '../../config/config.ts'
import { isOperator } from '../../security/operators.ts'

export interface OperatorsOptions {
  users: Pick<UserRepository, 'findById' | 'logNameOf'>
  sessions: Pick<SessionRepository, 'isLive'>
  config: Pick<Config, 'operatorEmails'>
}

/** `signed-out`: the session has ended; `refused`: signed in, but not (or no longer) an operator. */
export type OperatorStanding = 'operator' | 'refused' | 'signed-out'
export type Operators = ReturnType<typeof createOperators>

/** Checks whether a person is currently an operator. */
export const createOperators = ({ users, sessions, config }: OperatorsOptions) => ({
  /** What log lines call the person. */
  logNameOf: users.logNameOf,

  async standingOf({ userId, sessionId }: { userId: string; sessionId: string }): Promise<OperatorStanding> {
    if (!(await sessions.isLive(sessionId, userId))) return 'signed-out'
    const user = await users.findById(userId)
    const actor = { userId, operator: user !== null && isOperator(user, config) }
    return can(actor, 'queues:operate') ? 'operator' : 'refused'
  },
})
