import type { ResourceItem } from '@classeur/contracts'
import { useRef, useState } from 'react'

/** The item as far as its answer depends on it: after any of these changes, the answer can be wrong in another way. */
const versionOf = ({ id, prompt, answer }: ResourceItem) => JSON.stringify([id, prompt, answer])

/**
 * Asks before anything shows a key that may be wrong, and carries on if the teacher wants it anyway. Asks until it is
 * answered, and again when another answer has to be checked.
 * @param toCheck the items whose answers nobody has checked
 */
export function useKeyQuestion(toCheck: readonly ResourceItem[]) {
  const [waiting, setWaiting] = useState<{ carryOn: () => void } | null>(null)
  const answered = useRef<ReadonlySet<string>>(new Set())
  return {
    isAsking: waiting !== null,
    askFirst: (carryOn: () => void): void => {
      if (toCheck.every((item) => answered.current.has(versionOf(item)))) carryOn()
      else setWaiting({ carryOn })
    },
    answer: (isWanted: boolean): void => {
      if (!waiting) return
      answered.current = new Set([...answered.current, ...toCheck.map(versionOf)])
      setWaiting(null)
      if (isWanted) waiting.carryOn()
    },
    close: () => setWaiting(null),
  }
}
