import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import classes from './confirmation.module.css'

interface ConfirmationProps {
  /** The member whom the action affects. */
  name: string
  /** The text of the button that confirms. */
  confirm: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
  /** The effects of the action. */
  children: ReactNode
}

/** Explains the effects of an action below it and asks for confirmation. The answer that changes nothing has the focus. */
export function Confirmation({ name, confirm, busy, onConfirm, onCancel, children }: ConfirmationProps) {
  const { t } = useTranslation('school')
  return (
    <div role="group" className={classes.question} aria-label={name}>
      <p>{children}</p>
      <div className="actions">
        <Button small look="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button small autoFocus onClick={onCancel}>
          {t('members.keep')}
        </Button>
      </div>
    </div>
  )
}
