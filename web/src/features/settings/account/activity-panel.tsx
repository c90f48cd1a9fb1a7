import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActivityEntries } from '../../../components/account/activity-entries.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { accountActivityQuery } from '../../../http/queries/account.ts'

const shown = 5

/** The latest entries of the account's log, so that a person notices what wasn't them. */
export function ActivityPanel() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useInfiniteQuery(accountActivityQuery)
  const entries = data?.pages[0]?.activities.slice(0, shown) ?? []
  return (
    <Panel title={t('activity.title')} aside={<Link to="/backup?tab=activity">{t('activity.all')}</Link>}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={28} />}
      {data && entries.length === 0 && <p className="text-quiet">{t('activity.none')}</p>}
      <ActivityEntries entries={entries} />
      <p className="text-quiet">{t('activity.note')}</p>
    </Panel>
  )
}
