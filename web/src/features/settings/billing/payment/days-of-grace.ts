import type { SubscriptionDetails } from '@classeur/contracts'

export type FailedPayment = NonNullable<SubscriptionDetails['failedPayment']>

interface GraceDay {
  /** The moment at which the day begins, counted from the failed payment. */
  at: number
  /** 0 to 1. */
  passed: number
  isToday: boolean
  event: 'declined' | 'nextTry' | 'lastTry' | 'lastDay' | null
}

const dayMs = 86_400_000

/** The days of grace after a failed payment, each 24 hours long. */
export function graceDaysOf(failed: FailedPayment, now: string): GraceDay[] {
  const start = Date.parse(failed.failedAt)
  const today = Date.parse(now)
  const count = Math.max(Math.round((Date.parse(failed.graceEndsAt) - start) / dayMs), 1)
  const dayOf = (at: string | null) => (at === null ? -1 : Math.floor((Date.parse(at) - start) / dayMs))
  const nextTry = dayOf(failed.nextTryAt)
  const lastTry = dayOf(failed.lastTryAt)
  const eventOn = (day: number): GraceDay['event'] => {
    if (day === 0) return 'declined'
    if (day === lastTry && failed.nextTryAt !== null) return 'lastTry'
    if (day === nextTry) return 'nextTry'
    return day === count - 1 ? 'lastDay' : null
  }
  return Array.from({ length: count }, (_, day) => {
    const at = start + day * dayMs
    const passed = Math.min(Math.max((today - at) / dayMs, 0), 1)
    return { at, passed, isToday: passed > 0 && passed < 1, event: eventOn(day) }
  })
}
