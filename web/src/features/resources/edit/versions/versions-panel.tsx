import type { Resource } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { formatAgo, formatDateTime, formatNumber } from '../../../../i18n/format.ts'
import { useEditing } from '../model/editing.ts'
import { versionsKey, versionsQuery } from '../model/resource-requests.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { useRestoreVersion } from './use-restore-version.ts'
import { useVersionText } from './use-version-text.ts'
import classes from './versions-panel.module.css'

const shownAtFirst = 4

/** What was changed and when, with any two versions side by side, and the way back to one. */
export function VersionsPanel({ resource }: { resource: Resource }) {
  const { t } = useTranslation('resource-edit')
  const client = useQueryClient()
  const { mayEdit } = useEditing()
  const { data, error, refetch } = useQuery(versionsQuery(resource.id))
  const [isComparing, setIsComparing] = useState(false)
  const [shown, setShown] = useState(shownAtFirst)
  const textOf = useVersionText()
  const restore = useRestoreVersion(resource)
  useEffect(() => {
    void client.invalidateQueries({ queryKey: versionsKey(resource.id) })
  }, [client, resource.id, resource.revision])

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
            <b>{t('versions.number', { number: formatNumber(number) })}</b>
            <span className={classes.text}>
              {textOf(change)}
              <span className={classes.by}>
                {by && (
                  <>
                    <bdi>{by}</bdi> ·{' '}
                  </>
                )}
                <time dateTime={at} title={formatDateTime(at)}>
                  {formatAgo(at)}
                </time>
              </span>
            </span>
            {index > 0 && mayEdit && (
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
        <CompareDialog resource={resource} versions={versions} onClose={() => setIsComparing(false)} />
      )}
    </Panel>
  )
}
