import { useRef, useState } from 'react'

export interface Submission<A extends unknown[]> {
  busy: boolean
  /** The error of the last attempt; null after a success and while busy. */
  error: unknown
  /** Runs the action unless it is already running, so a double click submits once. Resolves to true on success. */
  submit: (...args: A) => Promise<boolean>
}

/** The state of a form's submit action. */
export function useSubmission<A extends unknown[]>(action: (...args: A) => Promise<void>): Submission<A> {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const submit = async (...args: A) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    setError(null)
    try {
      await action(...args)
      return true
    } catch (problem) {
      setError(problem)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, error, submit }
}
