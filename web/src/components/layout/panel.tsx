import type { ReactNode } from 'react'
import { useId } from 'react'
import classes from './panel.module.css'
import { PanelBoundary } from '../feedback/panel-boundary.tsx'

interface PanelProps {
  title?: ReactNode
  /** A short remark right after the title. */
  note?: ReactNode
  /** Shown at the end of the title's line: a count or a small button. */
  aside?: ReactNode
  children: ReactNode
  className?: string
  /** Smaller, for pages with many panels. */
  compact?: boolean
}

/** A white card with a hairline border. An error inside it doesn't break the rest of the page. */
export function Panel({ title, note, aside, children, className, compact = false }: PanelProps) {
  const titleId = useId()
  return (
    <section
      className={className ? `${classes.panel} ${className}` : classes.panel}
      data-compact={compact || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <header className={classes.header}>
          <div className={classes.heading}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            {note && <p className="text-quiet">{note}</p>}
          </div>
          {aside && <div className={classes.aside}>{aside}</div>}
        </header>
      )}
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  )
}
