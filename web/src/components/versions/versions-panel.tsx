import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDateTime, formatNumber } from '../../i18n/format.ts'
import { ProblemNote } from '../feedback/problem-note.tsx'
import { SkeletonLines } from '../feedback/skeleton-lines.tsx'
import { Button } from '../fields/buttons/button.tsx'
import type { Submission } from '../fields/use-submission.ts'
import { Panel } from '../layout/panel.tsx'
import classes from './versions-panel.module.css'

const shownAtFirst = 4

/** The area with the texts under `versions`. */
export type VersionsArea = 'lesson-edit' | 'resource-edit'

export interface ShownVersion {
  number: number
  /** What was changed. */
  text: string
  /** The name of the person; empty if nobody in particular made it. */
  by: string
  at: string
}

interface VersionsPanelProps {
  area: VersionsArea
  /** Newest first; undefined until they are read. */
  versions: readonly ShownVersion[] | undefined
  error: unknown
  onRetry: () => void
  /** Restores a version, named with the newest one; null for people who may only read. */
  restore: Submission<[number: number, newest: number]> | null
  /** The dialog that compares two versions. */
  compare: (close: () => void) => ReactNode
}

/** What was changed, by whom and when, with any two versions side by side, and the way back to one. */
export function VersionsPanel({ area, versions, error, onRetry, restore, compare }: VersionsPanelProps) {
  const { t } = useTranslation(area)
  const [isComparing, setIsComparing] = useState(false)
  const [shown, setShown] = useState(shownAtFirst)
  const all = versions ?? []
  const newest = all[0]?.number
  return (
    <Panel
      compact
      title={t('versions.title')}
      aside={
        all.length > 1 && (
          <Button small look="quiet" onClick={() => setIsComparing(true)}>
            {t('versions.compare')}
          </Button>
        )
      }
      className={classes.panel ?? ''}
    >
      {error !== null && <ProblemNote error={error} onRetry={onRetry} />}
      {!versions && error === null && <SkeletonLines lines={3} />}
      {versions?.length === 0 && <p className="text-quiet">{t('versions.none')}</p>}
      <ol className={classes.list}>
        {all.slice(0, shown).map(({ number, text, by, at }, index) => (
          <li key={number} className={classes.version}>
            <span className={classes.number}>{t('versions.number', { number: formatNumber(number) })}</span>
            <span className={classes.text}>
              {text}
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
            {index > 0 && restore && (
              <Button
                small
                look="quiet"
                busy={restore.busy}
                aria-label={t('versions.restoreOne', { number: formatNumber(number) })}
                onClick={() => void restore.submit(number, newest ?? number)}
              >
                {t('versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {all.length > shown && (
        <Button small look="quiet" onClick={() => setShown(all.length)}>
          {t('versions.more', { count: all.length - shown })}
        </Button>
      )}
      {isComparing && compare(() => setIsComparing(false))}
    </Panel>
  )
}
