import type { ReactNode } from 'react'
import classes from './filter-chip.module.css'

/** Several chips of one choice, with the name of the choice. */
export const FilterChips = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.chips} role="group" aria-label={label}>
    {children}
  </div>
)

interface FilterChipProps {
  /** Absent for a chip that does something else, such as showing more chips. */
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

export const FilterChip = ({ pressed, onPress, children }: FilterChipProps) => (
  <button type="button" className={classes.chip} aria-pressed={pressed} onClick={onPress}>
    {children}
  </button>
)
