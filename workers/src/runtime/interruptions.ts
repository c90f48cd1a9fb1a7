/** The attempt is not the running one any more: cancelled, ended by the watchdog, or started again elsewhere. */
export class SupersededError extends Error {
  override name = 'SupersededError'
}

/** The time limit of the kind is over. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/** This process is stopping; the job goes back to the queue. */
export class ShutdownError extends Error {
  override name = 'ShutdownError'
}
