import type { ReactNode } from 'react'
import classes from './card-actions.module.css'

/** The row of buttons at the end of a card. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
