import type { KeyboardEvent } from 'react'

/** Enter saves and Escape restores. Shift with Enter starts a new line; Enter on a button presses it. */
export const onFormKey =
  (save: () => void, restore: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    // Enter ends the writing of a word in an input method.
    if (event.nativeEvent.isComposing) return
    const isText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
    if (event.key === 'Escape') {
      event.stopPropagation()
      restore()
    } else if (event.key === 'Enter' && isText && !event.shiftKey) {
      event.preventDefault()
      save()
    }
  }
