import { useQuery } from '@tanstack/react-query'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toneOfState } from '../../../components/generations/use-generation-text.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { recentLessonPlansQuery } from '../model/lesson-plans-query.ts'
import classes from './recent-lesson-plans.module.css'

const chevronPx = 16

/** Links to the latest lesson plans. Renders nothing without any. */
export function RecentLessonPlans() {
  const { t } = useTranslation(['home', 'generations'])
  const { data, error, refetch } = useQuery(recentLessonPlansQuery)
  if (data?.length === 0 || (!data && !error)) return null
  return (
    <Panel title={t('recent.title')} aside={data && <Link to="/lesson-plan-generator">{t('seeAll')}</Link>}>
      {!data && <ProblemNote error={error} onRetry={() => void refetch()} />}
      <ul className="plain-list">
        {data?.map(({ id, title, subject, level, durationMin, createdAt, state }) => (
          <li key={id} className={classes.row} data-pressed>
            <div className={classes.text}>
              <Link to={`/lesson-plan-result/${id}`} className={classes.whole}>
                <bdi>{title}</bdi>
              </Link>
              <p className="text-quiet">
                <bdi>{subject}</bdi> · <bdi>{level}</bdi> · {t('recent.minutes', { count: durationMin })} ·{' '}
                {formatDayMonth(createdAt)}
              </p>
            </div>
            {state !== 'completed' && <Tag tone={toneOfState[state]}>{t(`generations:state.${state}`)}</Tag>}
            <IconChevronRight size={chevronPx} aria-hidden className={`${classes.chevron} turns-in-rtl`} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
