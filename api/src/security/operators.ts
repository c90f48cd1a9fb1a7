import type { User } from '@classeur/database'
import type { Config } from '../config/config.ts'

/** Operators are the people whose e-mail the issuer has verified and the configuration lists. */
export const isOperator = (
  user: Pick<User, 'email' | 'emailVerified'>,
  { operatorEmails }: Pick<Config, 'operatorEmails'>,
): boolean => user.emailVerified && operatorEmails.has(user.email.toLowerCase())
