/** Runs a task after the next frame is painted. A hidden page paints nothing until it is visible again. */
export function afterPaint(task: () => void): void {
  // A message posted in the last callback before a paint is handled after that paint.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      task()
    }
    port2.postMessage(null)
  })
}

/** A page that is covered by another window may be visible and paint nothing. */
const longestWaitMs = 200
let finishWait: (() => void) | null = null
let waiting: Promise<void> | null = null

/** A page may be left in the task of the last key, before the work for that key begins to wait. */
let isLeaving = false
const leave = () => {
  isLeaving = true
  finishWait?.()
  // The person may stay.
  setTimeout(() => (isLeaving = false), longestWaitMs)
}
window.addEventListener('beforeunload', leave)
window.addEventListener('pagehide', leave)
document.addEventListener('visibilitychange', () => finishWait?.())

/**
 * Resolves after the next frame is painted, so that work for a typed mark doesn't delay the mark itself. Resolves at
 * once in a hidden page and in one that is being left: no work is lost with the page.
 */
export function paintedOrLeaving(): Promise<void> {
  if (isLeaving || document.visibilityState === 'hidden') return Promise.resolve()
  // Everything that waits for the same frame shares one promise.
  return (waiting ??= new Promise((resolve) => {
    const finish = () => {
      waiting = null
      finishWait = null
      clearTimeout(timer)
      resolve()
    }
    finishWait = finish
    const timer = setTimeout(finish, longestWaitMs)
    afterPaint(finish)
  }))
}
