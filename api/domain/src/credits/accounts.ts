/**
 * Whose ledger an entry belongs to: a person (their id), or a school, whose credits all members with a seat spend
 * together.
 */
export type CreditAccount = string

const schoolPrefix = 'school:'

/** The account of the credits that the members of a school share. */
export const schoolAccount = (schoolId: string): CreditAccount => `${schoolPrefix}${schoolId}`

/** The school of an account; null for the account of a person. */
export const schoolOfAccount = (account: CreditAccount): string | null =>
  account.startsWith(schoolPrefix) ? account.slice(schoolPrefix.length) : null
