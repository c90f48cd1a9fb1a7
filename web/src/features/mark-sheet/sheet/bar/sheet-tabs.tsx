import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import classes from './sheet-tabs.module.css'

const tabs = [
  { path: '', name: 'marks' },
  { path: '/table_errors', name: 'errors' },
  { path: '/generate_resource', name: 'resources' },
  { path: '/statistics', name: 'statistics' },
]

/** The four parts of a mark sheet, with their addresses. */
export function useSheetTabs(markId: string) {
  const { t } = useTranslation('mark-panels')
  return tabs.map(({ path, name }) => ({
    key: name,
    label: t(`tabs.${name}`),
    to: `/marksheet/${markId}${path}`,
  }))
}

/** Links to the parts of a mark sheet. The open one is marked as current. */
export function SheetTabs({ markId }: { markId: string }) {
  const { t } = useTranslation('mark-panels')
  return (
    <nav className={classes.tabs} aria-label={t('tabs.label')}>
      {useSheetTabs(markId).map(({ key, label, to }) => (
        <NavLink key={key} end to={to} className={() => classes.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
