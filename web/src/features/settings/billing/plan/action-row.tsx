import type { ComponentType, ReactNode } from 'react'
import classes from './action-row.module.css'

interface ActionRowProps {
  icon: ComponentType<{ size?: number; stroke?: number }>
  tone?: 'board' | 'plain'
  title: string
  text: string
  /** Buttons; absent if nothing can be done. */
  children?: ReactNode
  /** Shown below: an error, or what can't be done. */
  note?: ReactNode
}

/** Something that can be changed about the plan, with its consequence and its button. */
export const ActionRow = ({ icon: Icon, tone = 'board', title, text, children, note }: ActionRowProps) => (
  <div className={classes.row}>
    <span className={classes.icon} data-tone={tone} aria-hidden>
      <Icon size={20} stroke={1.7} />
    </span>
    <div className={classes.text}>
      <h3 className={classes.title}>{title}</h3>
      <p className="text-quiet">{text}</p>
    </div>
    {children && <div className={classes.actions}>{children}</div>}
    {note && <div className={classes.note}>{note}</div>}
  </div>
)
