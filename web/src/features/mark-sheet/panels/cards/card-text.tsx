import type { ComponentProps } from 'react'
import classes from './card-text.module.css'

/** What a card says in sentences. */
export function CardText(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p className={classes.text} {...props} />
}
