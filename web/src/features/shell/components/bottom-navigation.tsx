import { useTranslation } from 'react-i18next'
import { dailyItems, seldomItems } from '../navigation-items.ts'
import classes from './navigation.module.css'
import { NavigationLink } from './navigation-link.tsx'

/** The bar of phones. */
export function BottomNavigation() {
  const { t } = useTranslation('shell')
  return (
    <nav className={classes.bar} aria-label={t('nav.label')}>
      {[...dailyItems, ...seldomItems].map((item) => (
        <NavigationLink key={item.name} item={item} />
      ))}
    </nav>
  )
}
