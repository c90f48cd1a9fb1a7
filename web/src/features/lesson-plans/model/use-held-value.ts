import { useState } from 'react'
import { hasSameShape } from '../engine/merge-values.ts'

/**
 * The value of a section. While a text of it is open, its lists keep their items: an item that a colleague adds, moves
 * or removes would put another text under the cursor.
 */
export function useHeldValue(value: unknown, isHeld: boolean): unknown {
  const [shown, setShown] = useState(value)
  const next = isHeld && !hasSameShape(shown, value) ? shown : value
  if (next !== shown) setShown(next)
  return next
}
