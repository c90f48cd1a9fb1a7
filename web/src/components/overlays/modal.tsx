import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './modal.module.css'

interface ModalProps {
  /** The name for screen readers, or the id of the element with the name. */
  label?: string
  labelId?: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** Size and position. */
  className?: string | undefined
  /** What has the focus first: a control inside, or nothing that a key still on its way could press. */
  focus?: 'inside' | 'frame'
  children: ReactNode
}

/**
 * A window over the page, which can't be used meanwhile. Escape and a press beside it close it; the focus returns to
 * where it was. For one with a title and a cross use `Dialog`.
 */
export function Modal({ label, labelId, onClose, onKeyDown, className, focus, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  // In a layout effect, because only a dialog that is still in the document gives the focus back when it closes.
  useLayoutEffect(() => {
    const opened = dialog.current
    // React gives the focus to a control with `autoFocus` before the dialog is open, and opening would take it away.
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
        // A file chooser inside that is left without a choice sends one too.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes the element whatever the handler above says.
      onClose={() => dialog.current?.open === false && onClose()}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  )
}
