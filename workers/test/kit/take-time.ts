/** Simulates the duration of a provider's step. Tests wait for the effect of the step, never for this time. */
export const takeTime = (ms: number): Promise<void> =>
  // eslint-disable-next-line no-restricted-syntax -- the fake is slow because providers are; nothing awaits this time
  new Promise((resolve) => setTimeout(resolve, ms))
