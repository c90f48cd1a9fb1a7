import type { GenerationSnapshot } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Meter } from '../../../components/charts/meter.tsx'
import { Tag } from '../../../components/feedback/tag.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { notifyProblem } from '../../../components/overlays/notices/notify.tsx'
import { walletQuery } from '../../../http/queries/wallet.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { cancelGeneration, retryGeneration } from '../../../realtime/generations/generation-actions.ts'
import { useExportResource } from '../model/use-export-resource.ts'
import { resourceListsKey } from '../model/resource-queries.ts'
import classes from './made-row.module.css'
import type { RowState } from './row-state.ts'
import { useStateText } from './use-state-text.ts'

interface MadeRowProps {
  title: string
  /** What it is about, besides its state. */
  about: readonly string[]
  state: RowState
  /** The generation that "Stop" ends and "Try again" repeats; null if this row offers neither. */
  generationId: string | null
  /** False for the request of a colleague. */
  isOwn: boolean
  /** Null for the row of several sheets. */
  openPath: string | null
  /** A finished sheet of the request, whose named copies are offered as one file; null for none. */
  packOf?: string | null
  /** A sheet below the row of its request. */
  small?: boolean
}

/** One row of the list: what was made for whom, its state, and what can be done with it. */
export function MadeRow({
  title,
  about,
  state,
  generationId,
  isOwn,
  openPath,
  packOf = null,
  small = false,
}: MadeRowProps) {
  const { t } = useTranslation('resources')
  const { tag, tone, remarks } = useStateText(state, isOwn)
  const percent = state.kind === 'running' ? state.snapshot.percent : null
  const mayOpen =
    openPath !== null && (state.kind === 'ready' || (state.kind === 'stopped' && state.kept > 0))
  return (
    <div className={classes.row} data-small={small || undefined}>
      <div className={classes.text}>
        <p className={classes.title}>
          <bdi>{title}</bdi>
        </p>
        {percent !== null && state.kind === 'running' && state.snapshot.state === 'active' ? (
          <div className={classes.progress}>
            <Meter percent={percent} label={t('made.progressOf', { title })} tone="sky" />
            <span className={classes.percent}>{formatPercent(percent)}</span>
            <span>{remarks.map(isolate).join(' · ')}</span>
          </div>
        ) : (
          <p className={classes.about}>{[...about, ...remarks].map(isolate).join(' · ')}</p>
        )}
      </div>
      <Tag tone={tone}>{tag}</Tag>
      <div className={classes.actions}>
        {mayOpen && (
          <Link to={openPath} className={classes.action} aria-label={t('made.openOne', { title })}>
            {t('made.open')}
          </Link>
        )}
        {packOf !== null && <PackButton id={packOf} title={title} />}
        {state.kind === 'running' && generationId !== null && <StopButton id={generationId} title={title} />}
        {generationId !== null && 'snapshot' in state && state.kind !== 'running' && (
          <RetryButton snapshot={state.snapshot} title={title} />
        )}
      </div>
    </div>
  )
}

/** Saves the named copies of all finished sheets of a request as one PDF. */
function PackButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('resources')
  const { busy, submit } = useExportResource(id)
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={t('made.packOne', { title })}
      aria-disabled={busy || undefined}
      onClick={() => void submit({ format: 'pdf', content: 'batch-pack' })}
    >
      {t('made.pack')}
    </button>
  )
}

function StopButton({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('resources')
  const { busy, submit } = useSubmission(() => cancelGeneration(id).catch(notifyProblem))
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={t('made.stopOne', { title })}
      aria-disabled={busy || undefined}
      onClick={() => void submit()}
    >
      {t('made.stop')}
    </button>
  )
}

/** Starts what failed or was stopped again: free if the failure was ours, otherwise with its price. */
function RetryButton({ snapshot, title }: { snapshot: GenerationSnapshot; title: string }) {
  const { t } = useTranslation('resources')
  const client = useQueryClient()
  const { id, retryable, retryPrice } = snapshot
  const { busy, submit } = useSubmission(async () => {
    try {
      await retryGeneration(id)
      void client.invalidateQueries({ queryKey: walletQuery.queryKey })
      await client.invalidateQueries({ queryKey: resourceListsKey })
    } catch (error) {
      notifyProblem(error)
    }
  })
  if (!retryable) return null
  const text = retryPrice === 0 ? t('made.retryFree') : t('made.retry', { count: retryPrice })
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={t('made.retryOne', { action: text, title })}
      aria-disabled={busy || undefined}
      onClick={() => void submit()}
    >
      {text}
    </button>
  )
}
