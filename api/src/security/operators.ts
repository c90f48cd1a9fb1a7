import type { User } from '@classeur/database'
import type { Config } from '../config/config.ts'

/** Operators are people whose verified email is in the configured list. */
export const isOperator = (
  user: Pick<User, 'email' | 'emailVerified'>,
  { operatorEmails }: Pick<Config, 'operatorEmails'>,
): boolean => user.emailVerified && operatorEmails.has(user.email.toLowerCase())
