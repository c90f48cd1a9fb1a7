import type { ReactNode } from 'react'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Tags above the title. */
  tags?: ReactNode
  /** At most one primary button. */
  actions?: ReactNode
}

/** The top of a page. Its `h1` receives the focus from the skip link and after a route change. */
export const PageHeader = ({ title, lead, tags, actions }: PageHeaderProps) => (
  <header className={classes.header}>
    <div className={classes.text}>
      {tags && <div className={classes.tags}>{tags}</div>}
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
    </div>
    {actions && <div className={classes.actions}>{actions}</div>}
  </header>
)
