import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isCurrent, type NavigationItem } from '../model/navigation-items.ts'
import classes from './navigation-link.module.css'

/** One link of the navigation. The current one is marked. */
export function NavigationLink({ item }: { item: NavigationItem }) {
  const { t } = useTranslation('shell')
  const location = useLocation()
  const Icon = item.icon
  return (
    <Link to={item.to} className={classes.link} aria-current={isCurrent(item, location) ? 'page' : undefined}>
      <Icon size={19} stroke={1.7} aria-hidden />
      <span>{t(`nav.${item.name}`)}</span>
    </Link>
  )
}
