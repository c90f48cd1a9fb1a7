import { IconNotes } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../components/fields/buttons/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { GenerationRow } from '../../components/generations/generation-row.tsx'
import { ProblemNote } from '../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../components/feedback/skeleton-lines.tsx'
import { useRowFocus } from '../../components/layout/use-row-focus.ts'
import type { useGenerations } from '../../realtime/generations/use-generations.ts'
import { CancelButton } from './cancel-button.tsx'
import classes from './jobs-list.module.css'

type JobsListProps = ReturnType<typeof useGenerations> & { onOpen: () => void }

/** The contents of the tray: running generations with buttons to stop them, then ended ones. */
export function JobsList({ unfinished, ended, loaded, error, retry, onOpen }: JobsListProps) {
  const { t } = useTranslation('generations')
  const rowFocus = useRowFocus()
  const isEmpty = unfinished.length + ended.length === 0
  if (isEmpty && error !== null) return <ProblemNote error={error} onRetry={retry} />
  if (isEmpty && !loaded) return <SkeletonLines lines={4} heightPx={18} />
  if (isEmpty)
    return (
      <EmptyState
        icon={IconNotes}
        title={t('empty.title')}
        action={<LinkButton to="/lesson-plan-generator">{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <div {...rowFocus} role="group" aria-label={t('tray')}>
      {unfinished.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('runningNow')}</h2>
          <ul className="plain-list">
            {unfinished.map((view) => (
              <GenerationRow
                key={view.snapshot.id}
                view={view}
                onOpen={onOpen}
                action={<CancelButton generationId={view.snapshot.id} title={view.snapshot.title} />}
              />
            ))}
          </ul>
        </>
      )}
      {ended.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('recent')}</h2>
          <ul className="plain-list">
            {ended.map((view) => (
              <GenerationRow key={view.snapshot.id} view={view} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
