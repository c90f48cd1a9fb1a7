import { useRef, useState } from 'react'

/** Asks once, before anything shows a key that may be wrong, and carries on if the teacher wants it anyway. */
export function useKeyQuestion(isAnyToCheck: boolean) {
  const [waiting, setWaiting] = useState<{ carryOn: () => void } | null>(null)
  const wasAsked = useRef(false)
  return {
    isAsking: waiting !== null,
    askFirst: (carryOn: () => void): void => {
      if (!isAnyToCheck || wasAsked.current) return carryOn()
      wasAsked.current = true
      setWaiting({ carryOn })
    },
    answer: (isWanted: boolean): void => {
      setWaiting(null)
      if (isWanted) waiting?.carryOn()
    },
  }
}
