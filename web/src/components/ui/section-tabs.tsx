import { NavLink } from 'react-router-dom'
import classes from './section-tabs.module.css'

interface SectionTabsProps {
  label: string
  sections: readonly { to: string; label: string }[]
}

/** Links to the parts of a page, as a row under its heading. */
export const SectionTabs = ({ label, sections }: SectionTabsProps) => (
  <nav className={classes.tabs} aria-label={label}>
    {sections.map((section) => (
      <NavLink key={section.to} to={section.to} className={() => classes.tab}>
        {section.label}
      </NavLink>
    ))}
  </nav>
)
