import type { ClassActivity } from '@classeur/contracts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDateTime } from '../../../i18n/format.ts'
import { useActivityText } from './use-activity-text.ts'
import classes from './activity-lines.module.css'

/** Lists who did what and when. An empty log says so. */
export function ActivityLines({ activities }: { activities: readonly ClassActivity[] }) {
  const { t } = useTranslation('classes')
  const { sentence, details } = useActivityText()
  if (activities.length === 0) return <p className={classes.quiet}>{t('activity.empty')}</p>
  return (
    <ul className="plain-list">
      {activities.map((activity) => (
        <li key={activity.id} className={classes.line}>
          <p>
            <bdi className={classes.by}>
              {activity.by ||
                t(activity.byFormerColleague ? 'activity.formerColleague' : 'activity.somebody')}
            </bdi>{' '}
            {details(activity).length > 0
              ? t('activity.and', { sentence: sentence(activity) })
              : sentence(activity)}
            <span className={classes.detail}>
              {details(activity).map((detail, index) => (
                <Fragment key={index}>
                  {index === 0 ? ' ' : ' · '}
                  <bdi>{detail}</bdi>
                </Fragment>
              ))}
            </span>
          </p>
          <time className={classes.at} dateTime={activity.at} title={formatDateTime(activity.at)}>
            {formatAgo(activity.at)}
          </time>
        </li>
      ))}
    </ul>
  )
}
