import type { ReactNode } from 'react'
import classes from './narrow-stack.module.css'

/** The parts of a settings panel, one below the other, with narrow fields. */
export function NarrowStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}
