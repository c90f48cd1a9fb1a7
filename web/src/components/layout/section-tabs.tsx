import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import classes from './section-tabs.module.css'

interface SectionTabsProps {
  label: string
  /**
   * With `end`, the link is current only at exactly this path. Use it for the first section when the others are below
   * its path.
   */
  sections: readonly { to: string; label: string; end?: boolean }[]
}

/** On a phone the row is wider than the screen. Only the row scrolls: Back returns the page to its own position. */
function scrollToCurrent(row: HTMLElement | null): void {
  const frame = row?.getBoundingClientRect()
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!row || !frame || !current) return
  if (current.left < frame.left) row.scrollLeft += current.left - frame.left
  else if (current.right > frame.right) row.scrollLeft += current.right - frame.right
}

/** Links to the sections of a page, in a row below its heading. */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const labels = sections.map(({ label: text }) => text).join('\n')
  useEffect(() => {
    const scroll = () => scrollToCurrent(row.current)
    scroll()
    // The row gets wider when our font replaces the fallback.
    if ('fonts' in document) void document.fonts.ready.then(scroll)
  }, [pathname, labels])
  return (
    <nav ref={row} className={classes.tabs} aria-label={label}>
      {sections.map((section) => (
        <NavLink key={section.to} to={section.to} end={section.end ?? false} className={() => classes.tab}>
          {section.label}
        </NavLink>
      ))}
    </nav>
  )
}
