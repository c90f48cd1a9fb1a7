import {
  isRestoreWorking,
  type BackupChangedEvent,
  type BackupList,
  type Restore,
  type RestoreChangedEvent,
} from '@classeur/contracts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onReconnect, onServerEvent } from '../../../realtime/socket.ts'
import { backupsQuery, isBeingMade } from '../../../http/queries/backups.ts'
import { restoreQuery, restoresQuery } from './restores.ts'

/** Progress is shown as the event reports it; every other change is read from the server. */
function takeBackup(client: QueryClient, { backupId, seq, state, progress }: BackupChangedEvent): void {
  const { queryKey } = backupsQuery
  const shown = client.getQueryData(queryKey)?.backups.find(({ id }) => id === backupId)
  if (shown && shown.seq >= seq) return
  if (!shown || shown.state !== state || !isBeingMade(state)) {
    void client.invalidateQueries({ queryKey })
    return
  }
  client.setQueryData(
    queryKey,
    (list: BackupList | undefined) =>
      list && {
        ...list,
        backups: list.backups.map((one) => (one.id === backupId ? { ...one, seq, progress } : one)),
      },
  )
}

function takeRestore(client: QueryClient, { restoreId, seq, state, progress }: RestoreChangedEvent): void {
  const isNews = (shown: Restore) => shown.id === restoreId && shown.seq < seq
  const listed = client.getQueryData(restoresQuery.queryKey)?.restores.find(({ id }) => id === restoreId)
  const opened = client.getQueryData(restoreQuery(restoreId).queryKey)
  const shown = [listed, opened].filter((one) => one !== undefined)
  if (shown.length > 0 && !shown.some(isNews)) return
  if (shown.length === 0 || shown.some((one) => one.state !== state) || !isRestoreWorking(state)) {
    void client.invalidateQueries({ queryKey: restoresQuery.queryKey })
    return
  }
  const moved = (one: Restore) => (isNews(one) ? { ...one, seq, progress } : one)
  client.setQueryData(restoresQuery.queryKey, (list) => list && { restores: list.restores.map(moved) })
  client.setQueryData(restoreQuery(restoreId).queryKey, (one) => one && moved(one))
}

/** Keeps backups and restores live while a screen shows them; reads them again after a lost connection. */
export function useLiveBackups(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stops = [
      onServerEvent('backup:changed', (event) => takeBackup(client, event)),
      onServerEvent('restore:changed', (event) => takeRestore(client, event)),
      onReconnect(() => {
        void client.invalidateQueries({ queryKey: backupsQuery.queryKey })
        void client.invalidateQueries({ queryKey: restoresQuery.queryKey })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client])
}
