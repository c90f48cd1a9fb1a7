import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { formatNumber } from '../../i18n/format.ts'
import classes from './backup-tabs.module.css'

const tabs = ['backups', 'trash', 'activity'] as const
type BackupTab = (typeof tabs)[number]

/** The open tab, from the address. */
export function useBackupTab(): BackupTab {
  const [search] = useSearchParams()
  return tabs.find((tab) => tab === search.get('tab')) ?? 'backups'
}

interface BackupTabsProps {
  current: BackupTab
  /** What is in the trash; null while it isn't known. */
  inTrash: number | null
}

/** Links to the parts of the page. An open restore stays open beside them. */
export function BackupTabs({ current, inTrash }: BackupTabsProps) {
  const { t } = useTranslation('backup')
  const [search] = useSearchParams()
  const addressOf = (tab: BackupTab) => {
    const next = new URLSearchParams(search)
    if (tab === 'backups') next.delete('tab')
    else next.set('tab', tab)
    return { search: next.toString() }
  }
  return (
    <nav className={classes.tabs} aria-label={t('heading')}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          preventScrollReset
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
          {tab === 'trash' && inTrash !== null && inTrash > 0 && (
            <span className={classes.count}>{formatNumber(inTrash)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
