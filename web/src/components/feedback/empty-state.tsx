import type { ComponentType, ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon: ComponentType<{ size?: number; stroke?: number }>
  title: ReactNode
  children?: ReactNode
  /** The next step: one button or link. */
  action?: ReactNode
}

/** An empty list. Says what the list will show and what to do next. */
export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    <span className={classes.icon} aria-hidden>
      <Icon size={26} stroke={1.6} />
    </span>
    <p className={classes.title}>{title}</p>
    {children && <div className={classes.text}>{children}</div>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
)
