import type { FileProgress } from '@classeur/contracts'
import { useEffect, useEffectEvent, useState } from 'react'
import { percentOf } from './percent-of.ts'

const tickMs = 1000
/** Before this much is observed, a rate says nothing about the rest. */
const leastObservedMs = 4000
const leastObservedPercent = 3

interface Sample {
  atMs: number
  percent: number
}

/** The seconds left at the rate between two samples; null until they are far enough apart to say so. */
export function secondsLeft(first: Sample, latest: Sample): number | null {
  const [passedMs, made] = [latest.atMs - first.atMs, latest.percent - first.percent]
  if (passedMs < leastObservedMs || made < leastObservedPercent) return null
  return Math.max(1, Math.round(((100 - latest.percent) * passedMs) / made / 1000))
}

/**
 * The seconds that are left of running work (`id`) at the rate since this page shows it. Null if that isn't known: at
 * the beginning, without a total, or while nothing moves.
 */
export function useSecondsLeft(id: string, progress: FileProgress): number | null {
  const [left, setLeft] = useState<{ id: string; seconds: number | null } | null>(null)
  const percentNow = useEffectEvent(() => percentOf(progress))
  useEffect(() => {
    let first: Sample | null = null
    const timer = setInterval(() => {
      const percent = percentNow()
      if (percent === null) return
      const latest = { atMs: Date.now(), percent }
      first ??= latest
      setLeft({ id, seconds: secondsLeft(first, latest) })
    }, tickMs)
    return () => clearInterval(timer)
  }, [id])
  return left?.id === id ? left.seconds : null
}
