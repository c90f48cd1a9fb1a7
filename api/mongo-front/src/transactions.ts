import type pg from 'pg'
import type { Engine } from './engine.ts'
import { CommandError } from './errors.ts'

/** MongoDB's default time limit for open transactions. */
const lifetimeMs = 60_000
/**
 * MongoDB refuses a write to a document that another open transaction has written, instead of waiting; so does
 * the front.
 */
const lockTimeoutMs = 200

interface OpenTransaction {
  client: pg.PoolClient
  timer: NodeJS.Timeout
}

export type Transactions = ReturnType<typeof createTransactions>

/** Open multi-document transactions, each pinned to one connection of the engine. */
export function createTransactions(engine: Engine) {
  const open = new Map<string, OpenTransaction>()

  async function end(key: string, statement: 'commit' | 'rollback'): Promise<void> {
    const transaction = open.get(key)
    if (!transaction) {
      throw new CommandError(251, 'no such transaction is open', ['TransientTransactionError'])
    }
    open.delete(key)
    clearTimeout(transaction.timer)
    try {
      await transaction.client.query(statement)
      transaction.client.release()
    } catch (error) {
      // A connection whose commit failed is in an unknown state, so it must not return to the pool.
      transaction.client.release(true)
      throw error
    }
  }

  /** The connection of a transaction; opens it for the transaction's first command. */
  async function clientOf({ key, start }: { key: string; start: boolean }): Promise<pg.PoolClient> {
    const running = open.get(key)
    if (running) return running.client
    if (!start) throw new CommandError(251, 'no such transaction is open', ['TransientTransactionError'])
    const client = await engine.connect()
    await client.query(`begin isolation level repeatable read; set local lock_timeout = ${lockTimeoutMs}`)
    const timer = setTimeout(() => void abort(key), lifetimeMs)
    timer.unref()
    open.set(key, { client, timer })
    return client
  }

  /** Rolls back a transaction if it is still open. */
  async function abort(key: string): Promise<void> {
    if (open.has(key)) await end(key, 'rollback').catch(() => undefined)
  }

  /** Rolls back every transaction of a session (`endSessions`, `killSessions`). */
  async function abortSession(lsidHex: string): Promise<void> {
    const keys = [...open.keys()].filter((key) => key.startsWith(`${lsidHex}:`))
    await Promise.all(keys.map((key) => abort(key)))
  }

  return { clientOf, abort, abortSession, commit: (key: string) => end(key, 'commit') }
}
