import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { latestClassesQuery } from '../../../http/school-class.ts'
import { isClassList } from '../navigation-items.ts'
import classes from './navigation.module.css'

/** The classes of the latest days with their colours, and the way to all of them. */
export function ClassNavigation() {
  const { t } = useTranslation('shell')
  const location = useLocation()
  const { pathname } = location
  const { data } = useQuery(latestClassesQuery)
  return (
    <>
      <p className={classes.heading}>{t('nav.classes')}</p>
      {data?.classes.length === 0 && <p className={classes.empty}>{t('nav.noClasses')}</p>}
      <div className={classes.links}>
        {data?.classes.map(({ id, name, colour }) => {
          const to = `/classe/${id}`
          const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
          return (
            <Link
              key={id}
              to={to}
              className={`${classes.link} ${classes.schoolClass}`}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <ClassDot colour={colour} />
              {/* What is cut off is the end of the name, whichever way it is written. */}
              <span className={classes.className} dir="auto" title={name}>
                {name}
              </span>
            </Link>
          )
        })}
        <Link
          to={data?.classes.length === 0 ? '/?new=class' : '/?classes=active'}
          className={classes.all}
          aria-current={isClassList(location) ? 'page' : undefined}
        >
          {t(data?.classes.length === 0 ? 'nav.newClass' : 'nav.allClasses')}
        </Link>
      </div>
    </>
  )
}
