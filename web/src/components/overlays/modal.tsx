import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './modal.module.css'

interface ModalProps {
  /** The name for screen readers; use `labelId` if an element contains the name. */
  label?: string
  labelId?: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** For size and position. */
  className?: string | undefined
  /**
   * The element that is focused first: a control inside, or the frame, so that a key that is still pressed activates
   * nothing.
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

  // In a layout effect, because a dialog returns the focus on closing only while it is still in the document.
  useLayoutEffect(() => {
    const opened = dialog.current
    // React focuses a control with `autoFocus` before the dialog is open, and opening the dialog would move the
    // focus.
    const asked = opened?.contains(document.activeElement) ? document.activeElement : null
    opened?.showModal()
    if (asked instanceof HTMLElement) asked.focus()
    else if (focus === 'frame') opened?.focus()
    return () => opened?.close()
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
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  )
}
