/** Runs functions one after another, in the order of the calls; a failure doesn't stop those that follow. */
export function createOneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run)
    last = next.catch(() => undefined)
    return next
  }
}
