let planned: (() => void)[] = []
let frame = 0

/**
 * Runs a task after the next frame is painted. A hidden page paints nothing until it is visible again. The returned
 * function cancels the task until its frame begins.
 */
export function afterPaint(task: () => void): () => void {
  planned.push(task)
  // Everything that one key leaves for later shares one frame and one message.
  if (planned.length === 1) frame = requestAnimationFrame(runAfterThisFrame)
  return () => {
    if (!planned.includes(task)) return
    planned = planned.filter((other) => other !== task)
    if (planned.length === 0) cancelAnimationFrame(frame)
  }
}

/** A message posted in the last callback before a paint is handled after that paint. */
function runAfterThisFrame(): void {
  const tasks = planned
  // What is planned from now on belongs to the frame after this one.
  planned = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    for (const task of tasks) runReporting(task)
  }
  port2.postMessage(null)
}

/** An error in one task must not stop the others. */
function runReporting(task: () => void): void {
  try {
    task()
  } catch (error) {
    reportError(error)
  }
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
      cancel()
      resolve()
    }
    finishWait = finish
    const timer = setTimeout(finish, longestWaitMs)
    const cancel = afterPaint(finish)
  }))
}
