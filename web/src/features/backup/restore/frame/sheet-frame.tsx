import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/fields/buttons/icon-button.tsx'
import { DockedSheet } from '../../../../components/overlays/docked/docked-sheet.tsx'
import classes from './sheet-frame.module.css'

interface SheetFrameProps {
  title: string
  description: ReactNode
  onClose: () => void
  /** Names what the sheet shows: when that changes, the focus doesn't get lost with the pressed button. */
  part: string
  /** A `SheetBody`. */
  children: ReactNode
}

/** The docked sheet of a restore, with its title. */
export function SheetFrame({ title, description, onClose, part, children }: SheetFrameProps) {
  const { t } = useTranslation('shell')
  return (
    <DockedSheet label={title} width="wide" part={part} onClose={onClose}>
      <header className={classes.head}>
        <div className={classes.heading}>
          <h2 className={classes.title}>{title}</h2>
          <p className="text-quiet">{description}</p>
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      </header>
      {children}
    </DockedSheet>
  )
}
