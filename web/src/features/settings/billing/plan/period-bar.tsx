import { useTranslation } from 'react-i18next'
import { formatDate, formatDayMonth } from '../../../../i18n/format.ts'
import classes from './period-bar.module.css'

const dayMs = 86_400_000

interface PeriodBarProps {
  period: { startsAt: string; endsAt: string }
  /** The provider's time. */
  now: string
  end: 'renews' | 'ends'
}

/** How far the paid period is: its start, the days left, and its end. */
export function PeriodBar({ period, now, end }: PeriodBarProps) {
  const { t } = useTranslation('billing')
  const [start, finish, today] = [period.startsAt, period.endsAt, now].map((at) =>
    new Date(at).getTime(),
  ) as [number, number, number]
  const percent = Math.min(Math.max(((today - start) / (finish - start)) * 100, 0), 100)
  const daysLeft = Math.max(Math.ceil((finish - today) / dayMs), 0)
  const left = t('period.left', { count: daysLeft })
  return (
    <div className={classes.period}>
      <div className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ inlineSize: `${percent}%` }} />
        <span className={classes.dot} style={{ insetInlineStart: `${percent}%` }} />
      </div>
      <p className={classes.labels}>
        <span>{formatDayMonth(period.startsAt)}</span>
        <strong>{left}</strong>
        <span className={classes.end}>
          {t(`period.${end}`)} <strong>{formatDate(period.endsAt)}</strong>
        </span>
      </p>
    </div>
  )
}
