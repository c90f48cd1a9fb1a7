import type { ReactNode } from 'react'
import classes from './row-action.module.css'

interface RowActionProps {
  label: string
  icon: ReactNode
  /** Set for a button that opens something. */
  pressed?: boolean
  onPress: () => void
}

/** A small button of a row. */
export const RowAction = ({ label, icon, pressed, onPress }: RowActionProps) => (
  <button
    type="button"
    className={classes.action}
    aria-label={label}
    aria-expanded={pressed}
    title={label}
    onClick={onPress}
  >
    {icon}
  </button>
)
