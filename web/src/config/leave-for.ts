/** A full navigation: the browser leaves this page. In one place, so that tests can watch it. */
export const leaveFor = (url: string): void => window.location.assign(url)
