import type { ReactNode } from 'react'
import classes from './labelled.module.css'

interface LabelledProps {
  label: ReactNode
  /** Beside the label: a number or a tag. */
  aside?: ReactNode
  /** True for what a print without answers leaves out. */
  isAnswer?: boolean
  children: ReactNode
}

/** A part of a section below its own small heading. */
export const Labelled = ({ label, aside, isAnswer, children }: LabelledProps) => (
  <div className={classes.labelled} data-answer={isAnswer || undefined}>
    <div className={classes.head}>
      <h3 className={classes.label}>{label}</h3>
      {aside}
    </div>
    {children}
  </div>
)
