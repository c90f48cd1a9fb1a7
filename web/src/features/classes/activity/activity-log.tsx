import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { activityQuery } from '../model/classes-queries.ts'
import { ActivityLines } from './activity-lines.tsx'

const skeletonRowPx = 30

/** The full activity log of the class, for its teachers. */
export function ActivityLog({ classId }: { classId: string }) {
  const { t } = useTranslation('classes')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    activityQuery(classId),
  )
  const lines = data?.pages.flatMap((page) => page.activities) ?? []
  return (
    <Panel title={t('activity.log')}>
      {!data && error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={5} heightPx={skeletonRowPx} />}
      {data && <ActivityLines activities={lines} />}
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('activity.more')}
        </Button>
      )}
    </Panel>
  )
}
