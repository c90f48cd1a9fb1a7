import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import type { MadeResources } from '../model/use-made-resources.ts'
import { MadeBatch } from './made-batch.tsx'
import classes from './made-panel.module.css'

interface MadePanelProps {
  markId: string
  made: MadeResources
  names: ReadonlyMap<string, string>
}

/** The resources made from an exam, the newest first, with the state of each. */
export function MadePanel({ markId, made, names }: MadePanelProps) {
  const { t } = useTranslation('resources')
  const { batches, viewOf, error, retry } = made
  const count = batches?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0
  return (
    <Panel title={t('made.title')} aside={count > 0 && t('made.count', { count })}>
      {error !== null && <ProblemNote error={error} onRetry={retry} />}
      {!batches && error === null && <SkeletonLines lines={4} heightPx={18} />}
      {batches?.length === 0 && (
        <EmptyState icon={IconFileText} title={t('made.empty.title')}>
          {t('made.empty.text')}
        </EmptyState>
      )}
      {batches && batches.length > 0 && (
        <ul className={`plain-list ${classes.batches}`}>
          {batches.map((batch) => (
            <MadeBatch key={batch.generation.id} {...{ batch, viewOf, markId, names }} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
