import type { ClassColour } from '@classeur/contracts'
import classes from './class-dot.module.css'

/** The class of names that puts a class's colour into `--class-colour`; goes with `data-colour`. */
export const classColourName = classes.colour ?? ''

/** A square in the colour of a class; always beside its name. */
export const ClassDot = ({ colour }: { colour: ClassColour }) => (
  <span aria-hidden className={`${classes.colour} ${classes.dot}`} data-colour={colour} />
)
