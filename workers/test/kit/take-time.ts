/** How long a fake provider takes for one step. A test never waits for it: it waits for what the step leads to. */
export const takeTime = (ms: number): Promise<void> =>
  // eslint-disable-next-line no-restricted-syntax -- the fake is slow because providers are; nothing awaits this time
  new Promise((resolve) => setTimeout(resolve, ms))
