import { useId, type ReactNode } from 'react'
import { PanelBoundary } from '../../../../components/feedback/panel-boundary.tsx'
import classes from './card.module.css'

interface CardProps {
  title: ReactNode
  /** At the end of the title's line. */
  aside?: ReactNode
  /** pen: something is wrong here. sky: somebody else is concerned. */
  tone?: 'pen' | 'sky'
  children: ReactNode
}

/** One card beside the table. What breaks inside it does not take the table down. */
export function Card({ title, aside, tone, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={classes.card} data-tone={tone} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
