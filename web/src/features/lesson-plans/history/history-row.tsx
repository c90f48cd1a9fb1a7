import type { LessonPlanSummary } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toneOfState } from '../../../components/generations/use-generation-text.ts'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import classes from './history-row.module.css'

/** Proposed objectives open in the editor, with the teacher's edits. */
const pathOf = ({ id, origin }: LessonPlanSummary): string =>
  origin === 'objectives' ? `/lesson-plan-generator?objectives=${id}` : `/lesson-plan-result/${id}`

/** A lesson plan or proposed objectives in the history. Shows the state unless it is completed. */
export function HistoryRow({ summary }: { summary: LessonPlanSummary }) {
  const { t } = useTranslation(['lesson-plans', 'generations'])
  const { title, subject, level, durationMin, state, origin, createdAt } = summary
  const minutes = t('minutes', { count: durationMin })
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Link to={pathOf(summary)} className={classes.link}>
          <bdi>{title}</bdi>
        </Link>
        <p className={classes.facts}>
          <bdi>{subject}</bdi> · <bdi>{level}</bdi> · {minutes} · {formatDayMonth(createdAt)}
        </p>
      </div>
      {origin === 'frame' && <Tag>{t('frame.tag')}</Tag>}
      {origin === 'objectives' && <Tag tone="board">{t('history.objectives')}</Tag>}
      {state !== 'completed' && <Tag tone={toneOfState[state]}>{t(`generations:state.${state}`)}</Tag>}
    </li>
  )
}
