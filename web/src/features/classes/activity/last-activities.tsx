import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { activityQuery } from '../model/classes-queries.ts'
import { ActivityLines } from './activity-lines.tsx'

const shown = 6
const skeletonRowPx = 30

/** The latest activities. The settings have the full log. */
export function LastActivities({ classId }: { classId: string }) {
  const { t } = useTranslation('classes')
  const { data, error, refetch } = useInfiniteQuery(activityQuery(classId))
  return (
    <Panel
      title={t('activity.title')}
      aside={<Link to={`/classe/${classId}/edit`}>{t('activity.all')}</Link>}
    >
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={4} heightPx={skeletonRowPx} />}
      {data && <ActivityLines activities={data.pages[0]?.activities.slice(0, shown) ?? []} />}
    </Panel>
  )
}
