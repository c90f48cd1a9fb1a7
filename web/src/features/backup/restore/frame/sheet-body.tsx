import type { ReactNode } from 'react'
import classes from './sheet-body.module.css'

interface SheetBodyProps {
  /** Stays in view below the content. */
  footer?: ReactNode
  children: ReactNode
}

/** The scrolling content of a sheet, and its foot. */
export const SheetBody = ({ footer, children }: SheetBodyProps) => (
  <>
    <div className={classes.content}>{children}</div>
    {footer && <footer className={classes.foot}>{footer}</footer>}
  </>
)
