import type { LessonPlan } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { versionsQuery } from '../model/plan/versions-queries.ts'
import { useRestoreVersion } from './use-restore-version.ts'
import { useVersionText } from './use-version-text.ts'
import classes from './versions-panel.module.css'

const CompareDialog = lazy(() => import('./compare-dialog.tsx'))

const shownAtFirst = 4

/** Who changed what and when, with the text of any two versions side by side, and the way back to one. */
export function VersionsPanel({ plan }: { plan: LessonPlan }) {
  const { t } = useTranslation('lesson-edit')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(versionsQuery(plan.id))
  const [isComparing, setIsComparing] = useState(false)
  const [shown, setShown] = useState(shownAtFirst)
  const textOf = useVersionText()
  const restore = useRestoreVersion(plan)
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['lesson-plans', 'versions', plan.id] })
  }, [client, plan.id, plan.revision])

  const versions = data?.versions ?? []
  return (
    <Panel
      compact
      title={t('versions.title')}
      aside={
        versions.length > 1 && (
          <Button small look="quiet" onClick={() => setIsComparing(true)}>
            {t('versions.compare')}
          </Button>
        )
      }
      className={classes.panel ?? ''}
    >
      {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} />}
      {data && versions.length === 0 && <p className="text-quiet">{t('versions.none')}</p>}
      <ol className={classes.list}>
        {versions.slice(0, shown).map(({ number, change, by, at }, index) => (
          <li key={number} className={classes.version}>
            <span className={classes.number}>{t('versions.number', { number: formatNumber(number) })}</span>
            <span className={classes.text}>
              {textOf(change)}
              <span className={classes.by}>
                <bdi>{by}</bdi> ·{' '}
                <time dateTime={at} title={formatDateTime(at)}>
                  {formatAgo(at)}
                </time>
              </span>
            </span>
            {index > 0 && (
              <Button
                small
                look="quiet"
                busy={restore.busy}
                aria-label={t('versions.restoreOne', { number: formatNumber(number) })}
                onClick={() => void restore.submit(number, versions[0]?.number ?? number)}
              >
                {t('versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {versions.length > shown && (
        <Button small look="quiet" onClick={() => setShown(versions.length)}>
          {t('versions.more', { count: versions.length - shown })}
        </Button>
      )}
      {isComparing && (
        <Suspense>
          <CompareDialog plan={plan} versions={versions} onClose={() => setIsComparing(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
