import type { ReactNode } from 'react'
import classes from './return-message.module.css'

interface ReturnMessageProps {
  icon: ReactNode
  title: string
  /** What happened, in paragraphs. */
  children: ReactNode
  /** Buttons; absent if there is nothing to do. */
  actions?: ReactNode
}

/** What a person who came back from the payment page reads. */
export const ReturnMessage = ({ icon, title, children, actions }: ReturnMessageProps) => (
  <>
    <span className={classes.icon}>{icon}</span>
    <div className={classes.text}>
      <p className={classes.title}>{title}</p>
      {children}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </>
)
