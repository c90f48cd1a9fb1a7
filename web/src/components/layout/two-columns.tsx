import type { ReactNode } from 'react'
import classes from './two-columns.module.css'

/** Panels in a wide and a narrow column; in one column on a tablet. */
export const TwoColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.column}>{main}</div>
    <div className={classes.column}>{side}</div>
  </div>
)
