import type { ComponentType, ReactNode } from 'react'
import { useMomentText } from '../model/use-moment-text.ts'
import classes from './activity-row.module.css'

interface ActivityRowProps {
  icon: ComponentType<{ size?: number; stroke?: number }>
  title: string
  /** ISO 8601. */
  at: string
  text: string | null
  /** Buttons. */
  children?: ReactNode
}

/** One thing that happened. */
export function ActivityRow({ icon: Icon, title, at, text, children }: ActivityRowProps) {
  const moment = useMomentText()
  return (
    <div className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.6} />
      </span>
      <div className={classes.text}>
        <p className={classes.title}>{title}</p>
        <p className="text-quiet">
          <time dateTime={at}>{moment.short(at)}</time>
          {text && ` · ${text}`}
        </p>
      </div>
      {children && <div className={`actions ${classes.buttons ?? ''}`}>{children}</div>}
    </div>
  )
}
