import { onServerReachableAgain } from '../../../../http/connection.ts'
import type { PageEvents, Timers } from '../sheet-ports.ts'
import { afterPaint } from './after-paint.ts'

export const pageEvents: PageEvents = {
  isVisible: () => document.visibilityState === 'visible',
  follow({ onOnline, onVisible, onHidden, mayLeave }) {
    const seen = () => {
      if (document.visibilityState === 'visible') onVisible()
      else onHidden()
    }
    const leaving = (event: BeforeUnloadEvent) => {
      if (!mayLeave()) event.preventDefault()
    }
    const stopReachable = onServerReachableAgain(onOnline)
    window.addEventListener('online', onOnline)
    window.addEventListener('beforeunload', leaving)
    window.addEventListener('pagehide', onHidden)
    document.addEventListener('visibilitychange', seen)
    return () => {
      stopReachable()
      window.removeEventListener('online', onOnline)
      window.removeEventListener('beforeunload', leaving)
      window.removeEventListener('pagehide', onHidden)
      document.removeEventListener('visibilitychange', seen)
    }
  },
}

/** Minimum delay of idle work, so that it runs once for several quickly typed marks. */
const pauseMs = 300
/** How much longer idle work waits while the person keeps typing. */
const longestBusyMs = 200

export const windowTimers: Timers = {
  now: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  afterPaint,
  whenIdle(task) {
    setTimeout(() => {
      // Not every browser tells when it is idle.
      if ('requestIdleCallback' in window) requestIdleCallback(() => task(), { timeout: longestBusyMs })
      else task()
    }, pauseMs)
  },
  random: () => Math.random(),
}
