import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './panel.module.css'
import { PanelBoundary } from '../feedback/panel-boundary.tsx'

interface PanelProps {
  title?: ReactNode
  /** Shown beside the title: a count or a small button. */
  aside?: ReactNode
  children: ReactNode
  className?: string
  /** Smaller, for pages with many panels. */
  compact?: boolean
}

/** A white card with a hairline border. An error inside it doesn't break the rest of the page. */
export function Panel({ title, aside, children, className, compact = false }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={className ? `${classes.panel} ${className}` : classes.panel}
      data-compact={compact || undefined}
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
