import { useQuery } from '@tanstack/react-query'
import { IconNotes } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { toneOfState } from '../../../components/generations/use-generation-words.ts'
import { LinkButton } from '../../../components/ui/button.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { Panel } from '../../../components/ui/panel.tsx'
import { ProblemNote } from '../../../components/ui/problem-note.tsx'
import { SkeletonLines } from '../../../components/ui/skeleton-lines.tsx'
import { Tag } from '../../../components/ui/tag.tsx'
import { formatDayMonth } from '../../../i18n/format.ts'
import { recentLessonPlansQuery, useFreshRecentLessonPlans } from '../api/recent-lesson-plans.ts'
import classes from './home.module.css'

const skeletonRowPx = 38

/** The latest lesson plans, each a press away. */
export function RecentLessonPlans() {
  const { t } = useTranslation(['home', 'generations'])
  const { data, error, refetch } = useQuery(recentLessonPlansQuery)
  useFreshRecentLessonPlans()
  return (
    <Panel
      title={t('recent.title')}
      aside={data && data.length > 0 && <Link to="/lesson-plan-generator">{t('recent.all')}</Link>}
    >
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={skeletonRowPx} />}
      {data?.length === 0 && (
        <EmptyState
          icon={IconNotes}
          title={t('recent.emptyTitle')}
          action={<LinkButton to="/lesson-plan-generator">{t('start.lesson')}</LinkButton>}
        >
          {t('recent.emptyText')}
        </EmptyState>
      )}
      <ul className={classes.list}>
        {data?.map(({ id, title, subject, level, createdAt, state }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.strong}>
                <bdi>{title}</bdi>
              </p>
              <p className={classes.small}>
                <bdi>{subject}</bdi> · <bdi>{level}</bdi> · {formatDayMonth(createdAt)}
              </p>
            </div>
            {state !== 'completed' && <Tag tone={toneOfState[state]}>{t(`generations:state.${state}`)}</Tag>}
            <LinkButton small to={`/lesson-plan-result/${id}`}>
              {t('generations:open')} <span className="visually-hidden">{title}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
