import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/fields/buttons/button.tsx'
import { ChoiceField } from '../../../../components/fields/choices/choice-field.tsx'
import { ProblemNote } from '../../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeleton-lines.tsx'
import { isolate } from '../../../../i18n/isolate.ts'
import type { SheetEngine } from '../../engine/sheet-engine.ts'
import { formatExactTime } from '../../../../i18n/format.ts'
import classes from './restore-view.module.css'
import { marksAtQuery } from '../history-queries.ts'
import type { HistoryScope } from '../history-scope.ts'
import { RestoreDiff } from './restore-diff.tsx'
import type { HistoryNames } from '../use-history-names.ts'

/**
 * The moment to restore (ISO 8601): just after a change at `at`, or just before it at `before`, which only an entry of
 * the history has.
 */
export interface Moment {
  at: string
  before: string | null
}

interface RestoreViewProps {
  engine: SheetEngine
  scope: HistoryScope
  moment: Moment
  names: HistoryNames
  onBack: () => void
  onRestored: () => void
}

/** Compares the marks of a past moment with the current ones, before anything is restored. */
export function RestoreView({ engine, scope, moment, names, onBack, onRestored }: RestoreViewProps) {
  const { t } = useTranslation('mark-history')
  const [side, setSide] = useState<'before' | 'after'>(moment.before === null ? 'after' : 'before')
  const at = side === 'before' && moment.before !== null ? moment.before : moment.at
  const { sheet, epoch } = useSyncExternalStore(engine.subscribe, engine.state)
  const { data, error, refetch } = useQuery(marksAtQuery(sheet.exam.id, scope, at, epoch))
  const view = useRef<HTMLDivElement>(null)
  // The button that opened this view is gone, so move the focus here.
  useEffect(() => view.current?.focus(), [])
  return (
    <div className={classes.restore} ref={view} tabIndex={-1}>
      <p>{t('diff.lead', { at: isolate(formatExactTime(moment.at)) })}</p>
      {moment.before !== null && (
        <ChoiceField
          label={t('diff.side')}
          value={side}
          options={[
            { value: 'before', label: t('diff.before') },
            { value: 'after', label: t('diff.after') },
          ]}
          onChange={setSide}
        />
      )}
      {error ? (
        <ProblemNote error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <RestoreDiff
          key={`${at} ${epoch}`}
          epoch={epoch}
          engine={engine}
          marks={data}
          names={names}
          onBack={onBack}
          onRestored={onRestored}
        />
      ) : (
        <SkeletonLines lines={4} />
      )}
      {!data && (
        <div className={classes.actions}>
          <Button onClick={onBack}>{t('diff.back')}</Button>
        </div>
      )}
    </div>
  )
}
