import { IconX } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A window over the page: Escape, the cross and a press beside it close; the focus returns to where it came from. */
export function Dialog({ title, onClose, wide, children }: DialogProps) {
  const { t } = useTranslation('shell')
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  // Before the element is taken away: only a dialog that is still there gives the focus back when it closes.
  useLayoutEffect(() => {
    const opened = dialog.current
    // What asks for the focus by itself gets it from React before the dialog is open, and would lose it.
    const asked = opened?.contains(document.activeElement) ? document.activeElement : null
    opened?.showModal()
    if (asked instanceof HTMLElement) asked.focus()
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file chooser inside that is left without a choice sends one too.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      // A second Escape closes the element whatever the handler above says.
      onClose={() => dialog.current?.open === false && onClose()}
      onPointerDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.inside}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
            <IconX size={18} aria-hidden />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
