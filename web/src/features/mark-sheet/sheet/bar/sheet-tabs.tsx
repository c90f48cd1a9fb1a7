import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import classes from './sheet-tabs.module.css'

const tabs = [
  { path: '', name: 'marks' },
  { path: '/table_errors', name: 'errors' },
  { path: '/generate_resource', name: 'resources' },
  { path: '/statistics', name: 'statistics' },
]

/** The four parts of a mark sheet. */
export function SheetTabs({ markId }: { markId: string }) {
  const { t } = useTranslation('mark-panels')
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      <SheetTabLinks markId={markId} className={classes.tab} />
    </nav>
  )
}

/** Links to the four parts of the sheet. The open one is marked as current. */
export function SheetTabLinks({ markId, className }: { markId: string; className: string | undefined }) {
  const { t } = useTranslation('mark-panels')
  return tabs.map(({ path, name }) => (
    <NavLink key={name} end to={`/marksheet/${markId}${path}`} className={() => className}>
      {t(`tabs.${name}`)}
    </NavLink>
  ))
}
