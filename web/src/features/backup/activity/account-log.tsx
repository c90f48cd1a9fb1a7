import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ActivityEntries } from '../../../components/account/activity-entries.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { MorePages } from '../../../components/layout/more-pages.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { accountActivityQuery } from '../../../http/queries/account.ts'
import classes from './account-log.module.css'

/** The whole log of the account: sign-ins, downloads, restores, changes of roles and deletions. */
export function AccountLog() {
  const { t } = useTranslation('settings')
  const pages = useInfiniteQuery(accountActivityQuery)
  const { data, error, refetch } = pages
  const entries = data?.pages.flatMap(({ activities }) => activities) ?? []
  return (
    <Panel title={t('activity.title')} className={classes.panel ?? ''}>
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} heightPx={28} />}
      {data && entries.length === 0 && <p className="text-quiet">{t('activity.none')}</p>}
      <ActivityEntries entries={entries} />
      <MorePages label={t('activity.more')} pages={pages} />
      <p className="text-quiet">{t('activity.note')}</p>
    </Panel>
  )
}
