import type { Backup } from '@classeur/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/fields/buttons/button.tsx'
import { ProblemNote } from '../../../components/feedback/problem-note.tsx'
import { SkeletonLines } from '../../../components/feedback/skeleton-lines.tsx'
import { useSubmission } from '../../../components/fields/use-submission.ts'
import { Panel } from '../../../components/layout/panel.tsx'
import { leaveFor } from '../../../config/leave-for.ts'
import {
  archiveAddress,
  backupsQuery,
  isBeingMade,
  latestExport,
  requestExport,
} from '../../../http/queries/backups.ts'
import { formatDateTime, formatNumber } from '../../../i18n/format.ts'
import { NarrowStack } from './narrow-stack.tsx'

const bytesPerMegabyte = 1_000_000

/** One file with everything that is stored about the person: asked for here, and downloaded when it is ready. */
export function ExportPanel() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const { data: latest, error, isPending, refetch } = useQuery({ ...backupsQuery, select: latestExport })
  const request = useSubmission(async () => {
    const made = await requestExport()
    client.setQueryData(
      backupsQuery.queryKey,
      (list) => list && { ...list, backups: [made, ...list.backups.filter(({ id }) => id !== made.id)] },
    )
    await client.invalidateQueries({ queryKey: backupsQuery.queryKey })
  })
  const isMaking = latest ? isBeingMade(latest.state) : false
  return (
    <Panel title={t('export.title')}>
      <NarrowStack>
        <p>{t('export.text')}</p>
        {error && <ProblemNote error={error} onRetry={() => void refetch()} />}
        {isPending && <SkeletonLines lines={1} heightPx={36} />}
        {latest && isMaking && <Progress latest={latest} />}
        {latest?.state === 'failed' && <p role="status">{t('export.failed')}</p>}
        {latest?.state === 'done' && <Ready latest={latest} />}
        {request.error !== null && <ProblemNote error={request.error} />}
        {!isPending && !isMaking && (
          <Button busy={request.busy} onClick={() => void request.submit()}>
            {latest?.state === 'done' ? t('export.again') : t('export.request')}
          </Button>
        )}
      </NarrowStack>
    </Panel>
  )
}

function Progress({ latest: { progress } }: { latest: Backup }) {
  const { t } = useTranslation('settings')
  return <p role="status">{t('export.making', { files: progress.files })}</p>
}

function Ready({ latest }: { latest: Backup }) {
  const { t } = useTranslation('settings')
  const download = useSubmission(async () => leaveFor(await archiveAddress(latest.id)))
  const megabytes = formatNumber(Math.ceil((latest.sizeBytes ?? 0) / bytesPerMegabyte))
  return (
    <>
      <p role="status">
        {t('export.ready', { size: megabytes, date: formatDateTime(latest.keptUntil ?? latest.createdAt) })}
      </p>
      {download.error !== null && <ProblemNote error={download.error} />}
      <Button look="primary" busy={download.busy} onClick={() => void download.submit()}>
        {t('export.download')}
      </Button>
    </>
  )
}
