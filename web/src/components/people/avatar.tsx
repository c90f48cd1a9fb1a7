import classes from './avatar.module.css'
import { initialsOf } from './initials.ts'

/** The initials of somebody; blue for others, green for oneself. Their name must stand beside it or in a label. */
export const Avatar = ({ name, own = false }: { name: string; own?: boolean }) => (
  <span className={classes.avatar} data-own={own || undefined} aria-hidden>
    {initialsOf(name)}
  </span>
)
