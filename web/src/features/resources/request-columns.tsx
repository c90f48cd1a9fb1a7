import type { ReactNode } from 'react'
import classes from './request-columns.module.css'

interface RequestColumnsProps {
  main: ReactNode
  side: ReactNode
  children?: ReactNode
}

/** The two columns of the page, which are below each other on a narrow screen. */
export function RequestColumns({ main, side, children }: RequestColumnsProps) {
  return (
    <div className={classes.page}>
      <div className={classes.main}>{main}</div>
      <div className={classes.side}>{side}</div>
      {children}
    </div>
  )
}
