import type { Connection } from 'mongoose'

const measureEveryMs = 60_000
/** An answer that took longer says too little about when it was given. */
const longestRoundTripMs = 250

interface Offset {
  /** Add to `performance.now()` to have the database's time in ms since the epoch. */
  ms: number
  roundTripMs: number
}

/** One entry per connection: whoever reads the time of a connection shares what was measured. */
const offsets = new WeakMap<Connection, Offset>()

async function measure(connection: Connection): Promise<void> {
  const askedAt = performance.now()
  const answer = await connection.db?.admin().command({ hello: 1 })
  const roundTripMs = performance.now() - askedAt
  const known = offsets.get(connection)
  if (!(answer?.localTime instanceof Date)) return
  if (known && roundTripMs > Math.max(longestRoundTripMs, known.roundTripMs)) return
  offsets.set(connection, { ms: answer.localTime.getTime() - askedAt - roundTripMs / 2, roundTripMs })
}

/** Measures the database's clock now and every minute, until the connection is closed. */
export async function followClock(connection: Connection): Promise<void> {
  await measure(connection)
  const timer = setInterval(() => {
    // Away for a moment: what was measured last goes on.
    measure(connection).catch(() => undefined)
  }, measureEveryMs)
  timer.unref()
  connection.once('close', () => clearInterval(timer))
}

/**
 * The time by the database's clock, within some milliseconds. Processes on several machines write and compare times of
 * the same documents (heartbeats, deadlines, what rests for how long): they must agree, whatever their own clocks say.
 */
export function databaseNow(connection: Connection): Date {
  const offset = offsets.get(connection)
  return offset ? new Date(Math.round(performance.now() + offset.ms)) : new Date()
}
