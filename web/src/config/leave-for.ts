/** Leaves the page with a full navigation. Tests can mock this function. */
export const leaveFor = (url: string): void => window.location.assign(url)

/**
 * Resolves only if the person returns to this same page from the browser's history. Until then, a form that is leaving
 * stays busy.
 */
export const untilBack = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
