/** A busy page waits no longer than this. */
const longestWaitMs = 1500

/**
 * Resolves when the browser has nothing more urgent to do, such as showing a screen that has just been opened. Resolves
 * at once in browsers without idle callbacks.
 */
export const whenIdle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: longestWaitMs }))
    : Promise.resolve()
