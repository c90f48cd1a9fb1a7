import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** The name for screen readers and the tooltip. */
  label: string
  busy?: boolean
}

/** A button that is only an icon, for rows with little space. */
export const IconButton = ({ label, busy, title, children, onClick, ...rest }: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes.button}
    aria-label={label}
    title={title ?? label}
    aria-disabled={busy || rest['aria-disabled'] || undefined}
    onClick={(event) => !busy && onClick?.(event)}
  >
    {children}
  </button>
)
