import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onServerReachableAgain } from '../http/connection.ts'
import { unsavedStateOf, type UnsavedState } from '../http/send-failure.ts'

interface AutoSendInput {
  /** Identifies the request; null if there is nothing to send, or if the person has to decide first. */
  content: string | null
  /** Delay between the last change and the request. */
  pauseMs: number
  /** Delay before a failed request is repeated. */
  retryMs: number
  send: () => Promise<void>
}

export interface AutoSend {
  isSending: boolean
  /** Why the content isn't saved yet, and what happens next. A refusal ends with the next change. */
  failure: { state: UnsavedState; error: unknown } | null
  /** Sends without a delay, also what the server has refused. */
  sendNow: () => Promise<void>
  /** Call this when the cause of the failure is gone, so that the next request isn't delayed. */
  forgetFailure: () => void
}

/**
 * Sends what a draft keeps: one request at a time, after a pause in typing. Repeats a failed request after a delay, and
 * at once when the browser goes online or the server responds again. After a refusal, waits for a change or `sendNow`.
 */
export function useAutoSend({ content, pauseMs, retryMs, send }: AutoSendInput): AutoSend {
  const [isSending, setIsSending] = useState(false)
  const [failed, setFailed] = useState<{ error: unknown; content: string | null } | null>(null)
  /** Also true before the state is rendered. */
  const isRunning = useRef(false)
  const state = failed && unsavedStateOf(failed.error)
  // A refusal says nothing about other content.
  const isOutdated = content === null || (state === 'refused' && failed?.content !== content)
  const failure = failed && state && !isOutdated ? { state, error: failed.error } : null
  const isRefused = failure?.state === 'refused'
  const delayMs = failure ? retryMs : pauseMs

  async function sendNow(): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      await send()
      setFailed(null)
    } catch (error) {
      setFailed({ error, content })
    }
    isRunning.current = false
    setIsSending(false)
  }
  const sendDue = useEffectEvent(() => void sendNow())

  useEffect(() => {
    if (content === null || isSending || isRefused) return
    const run = () => sendDue()
    const timer = setTimeout(run, delayMs)
    window.addEventListener('online', run)
    const stop = onServerReachableAgain(run)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', run)
      stop()
    }
    // Also after each further failure: a request may fail before its beginning is rendered.
  }, [content, isSending, isRefused, delayMs, failed])

  return {
    isSending,
    failure,
    sendNow,
    forgetFailure: () => setFailed(null),
  }
}
