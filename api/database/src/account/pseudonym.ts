import { createHash, createHmac } from 'node:crypto'

const idLength = 24

/** The key of the tombstone of a deleted person, from which their id can't be read. It looks like an id. */
export const tombstoneId = (userId: string): string =>
  createHash('sha256').update(`deleted account ${userId}`).digest('hex').slice(0, idLength)

/**
 * The id that takes the place of a deleted person's. It looks like an id, so every reader accepts it, and no profile has
 * it. Each scope (a class, the orders) has its own, so nobody can connect what the person did in two of them.
 */
export const pseudonymOf = (salt: string, scope: string): string =>
  createHmac('sha256', salt).update(scope).digest('hex').slice(0, idLength)
