import { IconX } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './dialog.module.css'
import { Modal } from './modal.tsx'

interface DialogProps {
  title: ReactNode
  onClose: () => void
  wide?: boolean
  children: ReactNode
}

/** A modal window with a title and a close button. */
export function Dialog({ title, onClose, wide, children }: DialogProps) {
  const { t } = useTranslation('shell')
  const titleId = useId()
  return (
    <Modal labelId={titleId} onClose={onClose} className={wide ? classes.wide : undefined}>
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
    </Modal>
  )
}
