import type { ClassColour } from '@classeur/contracts'
import classes from './class-dot.module.css'

/** CSS class that sets `--class-colour`. Use it together with `data-colour`. */
export const classColourName = classes.colour ?? ''

/** A square in the colour of a class. Show the class's name beside it. */
export const ClassDot = ({ colour }: { colour: ClassColour }) => (
  <span aria-hidden className={`${classes.colour} ${classes.dot}`} data-colour={colour} />
)
