import { setTimeout as delay } from 'node:timers/promises'

/** Waits for something to close, but not for ever: a connection whose server is away cannot say goodbye. */
export const closeWithin = async (timeoutMs: number, closing: Promise<unknown>): Promise<void> => {
  await Promise.race([closing, delay(timeoutMs, undefined, { ref: false })])
}
