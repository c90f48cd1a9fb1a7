import type { LessonPlanSummary } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { formatDayMonth } from '../../../i18n/format.ts'
import classes from './row-facts.module.css'

/** What a row says about a plan besides its title: whose it is, what it teaches, and for which class and day. */
export function RowFacts({ summary }: { summary: LessonPlanSummary }) {
  const { t } = useTranslation(['lesson-history', 'lesson-plans'])
  const { subject, level, durationMin, createdAt, schoolClass, taughtOn, ownerName } = summary
  const facts = [
    ownerName,
    subject,
    level,
    t('lesson-plans:minutes', { count: durationMin }),
    schoolClass?.name,
    taughtOn ? t('taughtOn', { date: formatDayMonth(taughtOn) }) : formatDayMonth(createdAt),
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  return (
    <p className={classes.facts}>
      {facts.map((fact, index) => (
        <span key={index}>
          {index > 0 && ' · '}
          <bdi>{fact}</bdi>
        </span>
      ))}
    </p>
  )
}
