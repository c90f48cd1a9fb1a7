import type { LabelPoint } from '@classeur/contracts'
import type { KeyboardEvent } from 'react'

/** One hundredth of the picture, and five with Shift. */
const stepParts = 100
const longStepParts = 500

const directions: Readonly<Record<string, LabelPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The move of an arrow key in parts of the picture, the same in every language; null for another key. */
export function arrowStep({ key, shiftKey }: KeyboardEvent): LabelPoint | null {
  const direction = directions[key]
  const length = shiftKey ? longStepParts : stepParts
  return direction ? { x: direction.x * length, y: direction.y * length } : null
}

export const isDelete = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace'

/** Ctrl, or Cmd on a Mac. */
export const isCommand = ({ ctrlKey, metaKey, key }: KeyboardEvent, letter: string): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === letter
