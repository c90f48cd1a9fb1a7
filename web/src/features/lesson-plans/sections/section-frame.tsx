import type { ReactNode } from 'react'
import classes from './section-frame.module.css'

interface SectionFrameProps {
  id?: string | undefined
  title: ReactNode
  aside?: ReactNode
  /** True while it is being written. */
  live?: boolean | undefined
  children: ReactNode
}

/** A card of the lesson plan, with a blue edge while it is being written. */
export const SectionFrame = ({ id, title, aside, live, children }: SectionFrameProps) => (
  <section id={id} className={classes.card} data-live={live || undefined} aria-busy={live || undefined}>
    <header className={classes.header}>
      <h2 className={classes.title}>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
)
