import classes from './avatar.module.css'
import { initialsOf } from './initials.ts'

/** A person's initials: green for the signed-in person, blue for others. Show the name beside it or in a label. */
export const Avatar = ({ name, own = false }: { name: string; own?: boolean }) => (
  <span className={classes.avatar} data-own={own || undefined} aria-hidden>
    {initialsOf(name)}
  </span>
)
