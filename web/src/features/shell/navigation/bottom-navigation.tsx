import { useTranslation } from 'react-i18next'
import { dailyItems, settingsItem } from '../model/navigation-items.ts'
import classes from './bottom-navigation.module.css'
import { NavigationLink } from './navigation-link.tsx'

/** The navigation bar of a phone. It has room for five items; Backup is in the account menu. */
export function BottomNavigation() {
  const { t } = useTranslation('shell')
  return (
    <nav className={classes.bar} aria-label={t('nav.label')}>
      {[...dailyItems, settingsItem].map((item) => (
        <NavigationLink key={item.name} item={item} />
      ))}
    </nav>
  )
}
