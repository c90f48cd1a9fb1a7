import type { ReactNode } from 'react'
import classes from './filtered-figures.module.css'

interface FilteredFiguresProps {
  /** True while the figures are those of the filters before. */
  isOlder: boolean
  children: ReactNode
}

/** Figures below their filters. They are dimmed until those of the chosen filters arrive: one term isn't another one. */
export const FilteredFigures = ({ isOlder, children }: FilteredFiguresProps) => (
  <div className={classes.figures} aria-busy={isOlder}>
    {children}
  </div>
)
