import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Logo } from '../../../components/layout/logo.tsx'
import { backupItem, dailyItems, settingsItem } from '../model/navigation-items.ts'
import { ClassNavigation } from './class-navigation.tsx'
import classes from './side-navigation.module.css'
import { NavigationLink } from './navigation-link.tsx'

/** The navigation column of wide screens. */
export function SideNavigation() {
  const { t } = useTranslation('shell')
  return (
    <nav className={classes.side} aria-label={t('nav.label')}>
      <Link to="/" className={classes.logo}>
        <Logo />
      </Link>
      <div className={classes.links}>
        {dailyItems.map((item) => (
          <NavigationLink key={item.name} item={item} />
        ))}
      </div>
      <ClassNavigation />
      <div className={`${classes.links} ${classes.bottom}`}>
        <NavigationLink item={backupItem} />
        <NavigationLink item={settingsItem} />
      </div>
    </nav>
  )
}
