import type { ReactNode } from 'react'
import classes from './section-frame.module.css'

interface SectionFrameProps {
  id?: string | undefined
  title: ReactNode
  /** Beside the title: a tag. */
  aside?: ReactNode
  /** At the end of the head: buttons. */
  tools?: ReactNode
  /** True while it is being written. */
  live?: boolean | undefined
  /** On a page of its own when printed. */
  ownPage?: boolean | undefined
  children: ReactNode
}

/** A card of the lesson plan, with a blue edge while it is being written. */
export const SectionFrame = ({ id, title, aside, tools, live, ownPage, children }: SectionFrameProps) => (
  <section
    id={id}
    className={classes.card}
    data-live={live || undefined}
    data-own-page={ownPage || undefined}
    aria-busy={live || undefined}
  >
    <header className={classes.header}>
      <h2 className={classes.title}>{title}</h2>
      {aside}
      {tools && <div className={classes.tools}>{tools}</div>}
    </header>
    {children}
  </section>
)
