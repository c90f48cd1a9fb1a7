import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import classes from './sample-link.module.css'

interface SampleLinkProps {
  to: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  title: string
  children: ReactNode
}

const iconPx = 19
const chevronPx = 16

/** A link into the sample class, with a line on what it shows. */
export const SampleLink = ({ to, icon: Icon, title, children }: SampleLinkProps) => (
  <li className={classes.way}>
    <Icon size={iconPx} stroke={1.7} aria-hidden />
    <div className={classes.wayText}>
      <Link to={to} className={classes.wayLink}>
        {title}
      </Link>
      <p className="text-quiet">{children}</p>
    </div>
    <IconChevronRight size={chevronPx} aria-hidden className="turns-in-rtl" />
  </li>
)
