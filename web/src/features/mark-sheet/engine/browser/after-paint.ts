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

/** A page that asks before it is left has time for what begins now; one that is only hidden may have none. */
const leaving = ['beforeunload', 'pagehide'] as const

/** A page that is covered by another window may be visible and paint nothing. */
const longestWaitMs = 200
let waiting: Promise<void> | null = null

/**
 * Resolves after the next frame is painted, so that work for a typed mark doesn't delay the mark itself. Resolves at
 * once in a hidden page, and when the page is hidden or left before the frame: no work is lost with the page.
 */
export function paintedOrLeaving(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  // Everything that waits for the same frame shares one promise.
  return (waiting ??= new Promise((resolve) => {
    const finish = () => {
      waiting = null
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', finish)
      for (const event of leaving) window.removeEventListener(event, finish)
      resolve()
    }
    const timer = setTimeout(finish, longestWaitMs)
    document.addEventListener('visibilitychange', finish)
    for (const event of leaving) window.addEventListener(event, finish)
    afterPaint(finish)
  }))
}
