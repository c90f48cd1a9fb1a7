import { useEffect, useState } from 'react'

/** Returns the value after it has stayed unchanged for `settleMs`. */
export function useSettled<T>(value: T, settleMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value, settleMs])
  return settled
}
