import { useId, type ReactNode } from 'react'
import { PanelBoundary } from '../../../../components/feedback/panel-boundary.tsx'
import classes from './card.module.css'

interface CardProps {
  title: ReactNode
  /** Shown at the end of the title's line. */
  aside?: ReactNode
  /** `pen` for an error, `sky` for something that concerns someone else. */
  tone?: 'pen' | 'sky'
  children: ReactNode
}

/** One card beside the table. An error inside it doesn't break the table. */
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
