import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { ClassDot } from '../../../components/classes/class-dot.tsx'
import { latestClassesQuery } from '../../../http/queries/school-class.ts'
import classes from './class-navigation.module.css'

/** The latest classes with their colours, and a link to the others or to create the first one. */
export function ClassNavigation() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
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
              {/* The ellipsis must cut the end of the name in either writing direction. */}
              <span className={classes.className} dir="auto" title={name}>
                {name}
              </span>
            </Link>
          )
        })}
        {data?.classes.every(({ isSample }) => isSample) && (
          <Link to="/?new=class" className={classes.all}>
            {t('nav.newClass')}
          </Link>
        )}
        {data?.nextCursor && (
          <Link to="/?classes=active" className={classes.all}>
            {t('nav.allClasses')}
          </Link>
        )}
      </div>
    </>
  )
}
