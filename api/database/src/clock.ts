import type { Connection } from 'mongoose'

const measureEveryMs = 60_000
/** A measurement with a longer round trip doesn't replace a faster one: its error is up to half the round trip. */
const longestRoundTripMs = 250

interface Offset {
  /** Add this to `performance.now()` to get the database's time in ms since the epoch. */
  ms: number
  roundTripMs: number
}

/** One measurement per connection, shared by all readers of its time. */
const offsets = new WeakMap<Connection, Offset>()

async function measure(connection: Connection): Promise<void> {
  const askedAt = performance.now()
  const answer = await connection.db?.admin().command({ hello: 1 })
  const roundTripMs = performance.now() - askedAt
  const previous = offsets.get(connection)
  if (!(answer?.localTime instanceof Date)) return
  if (previous && roundTripMs > Math.max(longestRoundTripMs, previous.roundTripMs)) return
  offsets.set(connection, { ms: answer.localTime.getTime() - askedAt - roundTripMs / 2, roundTripMs })
}

/** Measures the database's clock now and every minute, until the connection is closed. */
export async function followClock(connection: Connection): Promise<void> {
  await measure(connection)
  const timer = setInterval(() => {
    // The database is temporarily unreachable; keep the last measurement.
    measure(connection).catch(() => undefined)
  }, measureEveryMs)
  timer.unref()
  connection.once('close', () => clearInterval(timer))
}

/**
 * The time of the database's clock, accurate to a few milliseconds. Processes on several machines write and compare
 * times in the same documents (heartbeats, deadlines, idle times), so they must agree regardless of their own clocks.
 */
export function databaseNow(connection: Connection): Date {
  const offset = offsets.get(connection)
  return offset ? new Date(Math.round(performance.now() + offset.ms)) : new Date()
}
