import { ExamNeedGroups } from '@classeur/contracts'
import type { GroupStep } from '@classeur/domain/marks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { http } from '../../../../http/client.ts'
import { useConnection } from '../../../../http/connection.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { failureOf } from '../../engine/server/send-failure.ts'

/** Wait for a pause in typing a name. */
const typingPauseMs = 500
const tryAgainMs = 5000

interface SendStepsInput {
  engine: SheetEngine
  examId: string
  /** The threshold of the errors table, in basis points. */
  missedBelow: number
  /** The groups that came with the sheet; null if nobody has adjusted them. */
  inSheet: ExamNeedGroups | null
  /** The steps to send, in order. */
  steps: readonly GroupStep[]
  /** Runs when the server has taken these steps. */
  onSent: (steps: readonly GroupStep[]) => void
}

/** Sends adjustments of the groups, one request at a time, and again after a lost connection. */
export function useSendSteps({ engine, examId, missedBelow, inSheet, steps, onSent }: SendStepsInput) {
  const isReachable = useConnection() === 'reachable'
  const [answered, setAnswered] = useState<ExamNeedGroups | null>(null)
  const [tries, setTries] = useState(0)
  const isSending = useRef(false)
  const hasFailed = useRef(false)
  const isRefused = useRef(false)

  const send = useEffectEvent(async () => {
    if (isSending.current || isRefused.current) return
    isSending.current = true
    hasFailed.current = false
    try {
      const path = `/api/exams/${examId}/need-groups`
      setAnswered(await http.post(path, { missedBelow, steps }, ExamNeedGroups))
      onSent(steps)
      void engine.refresh()
    } catch (error) {
      hasFailed.current = true
      isRefused.current = failureOf(error) !== 'later'
      if (isRefused.current) notifyProblem(error)
    }
    isSending.current = false
    setTries((now) => now + 1)
  })
  // Also after each request: it may have failed, or more steps may have been taken meanwhile.
  useEffect(() => {
    if (steps.length === 0 || !isReachable) return
    const pauseMs = steps.at(-1)?.do === 'rename' ? typingPauseMs : 0
    const timer = setTimeout(() => void send(), hasFailed.current ? tryAgainMs : pauseMs)
    return () => clearTimeout(timer)
  }, [steps, isReachable, tries])

  // The answer is newer than the sheet until the sheet has been read again.
  const isNewer = answered !== null && answered.revision > (inSheet?.revision ?? 0)
  return { stored: isNewer ? answered : inSheet }
}
