import type { ShownErrorType } from './use-error-types.ts'
import classes from './type-badge.module.css'

interface TypeBadgeProps {
  /** Undefined for a missed cell without a type: an empty badge. */
  type: ShownErrorType | undefined
}

/** The letter of an error type. Its name is in the text beside it or in the cell's own name. */
export const TypeBadge = ({ type }: TypeBadgeProps) => (
  <span className={classes.badge} data-empty={type ? undefined : true} aria-hidden title={type?.name}>
    {type?.letter}
  </span>
)
