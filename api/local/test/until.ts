import { setTimeout as delay } from 'node:timers/promises'

const pollMs = 50

/** Polls until `condition` gives something truthy; fails after `withinMs`. */
export async function until<T>(condition: () => Promise<T> | T, withinMs = 15_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const value = await condition()
    if (value) return value
    if (Date.now() > deadline) throw new Error('the condition did not come true in time')
    await delay(pollMs)
  }
}

/** Whether a process with this number runs. */
export function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No such process.
    return false
  }
}
