import pTimeout from 'p-timeout'

/** Waits for a process that was asked to end; kills it if it hasn't ended after `graceMs`. */
export async function exitWithin(graceMs: number, exited: Promise<void>, kill: () => unknown): Promise<void> {
  await pTimeout(exited, { milliseconds: graceMs, fallback: () => void kill() })
  await exited
}
