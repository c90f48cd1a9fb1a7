import type { LessonPlanSummary } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toneOfState } from '../../../components/generations/use-generation-words.ts'
import { Tag } from '../../../components/ui/tag.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import classes from './lesson-history.module.css'

/** One lesson plan in the history; its state is shown when it is not simply done. */
export function HistoryRow({ summary }: { summary: LessonPlanSummary }) {
  const { t } = useTranslation(['lesson-plans', 'generations'])
  const { id, title, subject, level, durationMin, state, createdAt } = summary
  const minutes = t('minutes', { count: durationMin })
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to={`/lesson-plan-result/${id}`} className={classes.link}>
          <bdi>{title}</bdi>
        </Link>
        <p className={classes.facts}>
          <bdi>{subject}</bdi> · <bdi>{level}</bdi> · {minutes} · {formatDayMonth(createdAt)}
        </p>
      </div>
      {state !== 'completed' && <Tag tone={toneOfState[state]}>{t(`generations:state.${state}`)}</Tag>}
    </li>
  )
}
