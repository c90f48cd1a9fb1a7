import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './panel.module.css'
import { PanelBoundary } from '../feedback/panel-boundary.tsx'

interface PanelProps {
  title?: ReactNode
  /** Beside the title: a count, a small button. */
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A white card with a hairline border. What breaks inside it does not take the page down. */
export function Panel({ title, aside, children, className }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={className ? `${classes.panel} ${className}` : classes.panel}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
