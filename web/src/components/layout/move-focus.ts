import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Applies a change that removes the control with the focus, and moves the focus to one that is there afterwards. */
export function moveFocus(change: () => void, control: RefObject<HTMLElement | null>): void {
  flushSync(change)
  // The focus may have left for another control while a request ran.
  if (document.activeElement === document.body) control.current?.focus()
}
