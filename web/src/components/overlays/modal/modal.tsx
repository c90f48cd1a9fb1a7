import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './modal.module.css'
import { rememberCaret } from './remember-caret.ts'

interface ModalProps {
  /** The name for screen readers; use `labelId` if an element contains the name. */
  label?: string
  labelId?: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** For size and position. */
  className?: string | undefined
  /**
   * The element that is focused first: a control inside (the one with `takeFocus`, otherwise the first one), or the
   * frame, so that a key that is still pressed activates nothing.
   */
  focus?: 'inside' | 'frame'
  children: ReactNode
}

/**
 * A window over the page that makes the page inert. Escape and a press outside close it, and the focus returns to its
 * previous element. For a window with a title and a close button, use `Dialog`.
 */
export function Modal({ label, labelId, onClose, onKeyDown, className, focus, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Selecting text from the inside to the outside ends in a click outside, which must not close the dialog.
  const startedOutside = useRef(false)

  // In a layout effect, because a dialog returns the focus on closing only while it is still in the document.
  useLayoutEffect(() => {
    const opened = dialog.current
    const restoreCaret = rememberCaret()
    opened?.showModal()
    if (focus === 'frame') opened?.focus()
    return () => {
      opened?.close()
      restoreCaret()
    }
  }, [focus])

  return (
    <dialog
      ref={dialog}
      className={[classes.modal, className].filter(Boolean).join(' ')}
      tabIndex={focus === 'frame' ? -1 : undefined}
      aria-label={label}
      aria-labelledby={labelId}
      onCancel={(event) => {
        // A file chooser inside also sends this event if it is cancelled.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      // Browsers close the dialog on a second Escape, regardless of the handler above.
      onClose={() => dialog.current?.open === false && onClose()}
      onKeyDown={onKeyDown}
      // Closes on click: after pointer down, the browser would move the returned focus to the page under the pointer.
      onPointerDown={(event) => {
        startedOutside.current = event.target === dialog.current
      }}
      onClick={(event) => startedOutside.current && event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  )
}
