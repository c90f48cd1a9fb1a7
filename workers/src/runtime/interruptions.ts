/** The attempt is no longer the current one: it was cancelled, ended by the watchdog, or restarted elsewhere. */
export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** The attempt exceeded the time limit of its kind. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** This process is stopping; the job goes back to the queue. */
export class ShutdownError extends Error {
  override name = 'ShutdownError'
}
