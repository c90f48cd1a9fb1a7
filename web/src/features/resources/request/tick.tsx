import type { ComponentProps } from 'react'
import classes from './tick.module.css'

/** A checkbox with the look of the product's choices. */
export const Tick = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...props} type="checkbox" className={classes.tick} />
)
