import { setTimeout } from 'node:timers/promises'

/** Waits; throws the signal's reason as soon as it aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal })
  } catch {
    signal.throwIfAborted()
  }
}
