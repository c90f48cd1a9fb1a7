import { isFinalState } from '@classeur/contracts'
import { useEffect, useState } from 'react'
import type { GenerationView } from './generation-view.ts'

const tickMs = 1000

/** The estimated seconds left, at least 1; null without an estimate or after the end. */
export function useSecondsLeft(view: GenerationView | null): number | null {
  const [nowMs, setNowMs] = useState(Date.now)
  const isRunning = view !== null && !isFinalState(view.snapshot.state)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNowMs(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [isRunning])
  if (!isRunning || view.snapshot.secondsLeft === null) return null
  const passed = Math.max(0, Math.round((nowMs - view.readAtMs) / 1000))
  return Math.max(1, view.snapshot.secondsLeft - passed)
}
