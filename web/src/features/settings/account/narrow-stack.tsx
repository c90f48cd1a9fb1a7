import type { ReactNode } from 'react'
import classes from './narrow-stack.module.css'

/** The parts of a panel of settings, one below the other, with fields no wider than what is typed into them. */
export function NarrowStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}
