/** A full navigation: the browser leaves this page. In one place, so that tests can watch it. */
export const leaveFor = (url: string): void => window.location.assign(url)

/** Ends only when the person comes back to this very page: until then a form that is leaving stays busy. */
export const untilBack = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
