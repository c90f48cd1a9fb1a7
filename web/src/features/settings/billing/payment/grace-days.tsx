import { useTranslation } from 'react-i18next'
import { formatDay, formatDayMonth } from '../../../../i18n/format.ts'
import classes from './grace-days.module.css'
import { graceDaysOf, type FailedPayment } from './days-of-grace.ts'

/** The days of grace as a row: how much of each has passed, and what happens on it. */
export function GraceDays({ failed, now }: { failed: FailedPayment; now: string }) {
  const { t } = useTranslation('billing')
  return (
    <ol className={classes.days}>
      {graceDaysOf(failed, now).map(({ at, passed, event, isToday }, index) => (
        <li
          key={at}
          className={classes.day}
          data-event={event ?? undefined}
          aria-current={isToday ? 'date' : undefined}
        >
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ inlineSize: `${passed * 100}%` }} />
          </span>
          <span className={classes.label}>
            {index === 0 ? formatDayMonth(at) : formatDay(at)}
            {event && <span className={classes.event}> · {t(`grace.day.${event}`)}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
