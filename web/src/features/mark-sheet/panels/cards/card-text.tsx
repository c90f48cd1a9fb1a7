import type { ComponentProps } from 'react'
import classes from './card-text.module.css'

/** A paragraph of a card. */
export function CardText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={classes.text} {...props} />
}
