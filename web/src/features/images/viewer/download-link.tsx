import type { ReactNode } from 'react'
import classes from './download-link.module.css'

interface DownloadLinkProps {
  href: string
  icon: ReactNode
  children: ReactNode
}

/** Downloads the file: the server sends it as an attachment with the picture's name. */
export const DownloadLink = ({ href, icon, children }: DownloadLinkProps) => (
  <a className={classes.button} data-look="default" data-small href={href} download>
    {icon}
    {children}
  </a>
)
