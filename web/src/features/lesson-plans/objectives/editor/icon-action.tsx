import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import classes from './icon-action.module.css'

interface IconActionProps {
  label: string
  /** The button stays focusable but does nothing, so that the focus doesn't jump at the end of the list. */
  off: boolean
  onPress: () => void
  icon: ReactNode
}

/** A small button that keeps the focus even when its row moves. */
export const IconAction = ({ label, off, onPress, icon }: IconActionProps) => (
  <button
    type="button"
    className={classes.action}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={(event) => {
      if (off) return
      const button = event.currentTarget
      flushSync(onPress)
      if (button.isConnected) button.focus()
    }}
  >
    {icon}
  </button>
)
