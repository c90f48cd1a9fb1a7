import { useRef, useState } from 'react'

/**
 * Asks before anything shows a key that may be wrong, and carries on if the teacher wants it anyway. Asks once about each
 * item.
 * @param toCheck the ids of the items whose answers nobody has checked
 */
export function useKeyQuestion(toCheck: readonly string[]) {
  const [waiting, setWaiting] = useState<{ carryOn: () => void } | null>(null)
  const askedAbout = useRef<ReadonlySet<string>>(new Set())
  return {
    isAsking: waiting !== null,
    askFirst: (carryOn: () => void): void => {
      if (toCheck.every((id) => askedAbout.current.has(id))) return carryOn()
      askedAbout.current = new Set([...askedAbout.current, ...toCheck])
      setWaiting({ carryOn })
    },
    answer: (isWanted: boolean): void => {
      setWaiting(null)
      if (isWanted) waiting?.carryOn()
    },
  }
}
