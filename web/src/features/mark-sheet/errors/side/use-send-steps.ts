import { ExamNeedGroups } from '@classeur/contracts'
import type { GroupStep } from '@classeur/domain/marks'
import { useState } from 'react'
import { notifyProblem } from '../../../../components/overlays/notices/notify.tsx'
import { useAutoSend } from '../../../../drafts/use-auto-send.ts'
import { http } from '../../../../http/client.ts'
import { unsavedStateOf } from '../../../../http/send-failure.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'

/** Wait for a pause in typing a name. */
const typingPauseMs = 500
const retryMs = 5000

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

/** Sends adjustments of the groups. */
export function useSendSteps({ engine, examId, missedBelow, inSheet, steps, onSent }: SendStepsInput) {
  const [answered, setAnswered] = useState<ExamNeedGroups | null>(null)
  useAutoSend({
    content: steps.length > 0 ? JSON.stringify(steps) : null,
    pauseMs: steps.at(-1)?.do === 'rename' ? typingPauseMs : 0,
    retryMs,
    send: async () => {
      try {
        const path = `/api/exams/${examId}/need-groups`
        setAnswered(await http.post(path, { missedBelow, steps }, ExamNeedGroups))
      } catch (error) {
        if (unsavedStateOf(error) === 'refused') notifyProblem(error)
        throw error
      }
      onSent(steps)
      void engine.refresh()
    },
  })

  // The answer is newer than the sheet until the sheet has been read again.
  const isNewer = answered !== null && answered.revision > (inSheet?.revision ?? 0)
  return { stored: isNewer ? answered : inSheet }
}
