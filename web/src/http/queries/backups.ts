import { Backup, BackupList, DownloadLink, type BackupState } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../client.ts'
import { newest } from '../newest.ts'

/** How often a running backup is read again, in case its events don't arrive. */
const readAgainMs = 5000

/** Whether a worker still changes the backup by itself. */
export const isBeingMade = (state: BackupState): boolean => state === 'queued' || state === 'running'

const changesByItself = ({ state, verification }: Backup): boolean =>
  isBeingMade(state) || verification === 'checking'

/** The kept backups, newest first, those being made, exports of all data, and the schedule. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: async ({ client, signal }) => {
    const read = await http.get('/api/backups', BackupList, signal)
    const shown = client.getQueryData<BackupList>(['backups'])?.backups
    return { ...read, backups: read.backups.map((backup) => newest(backup, shown)) }
  },
  refetchInterval: ({ state }) => (state.data?.backups.some(changesByItself) ? readAgainMs : false),
})

/** The latest export of all data; null without one. */
export const latestExport = ({ backups }: BackupList): Backup | null =>
  backups.find(({ kind }) => kind === 'export') ?? null

/** Asks for an export of all data. */
export const requestExport = (): Promise<Backup> =>
  http.post('/api/account/export', { requestKey: crypto.randomUUID() }, Backup)

/** An address that the browser downloads an archive from. */
export const archiveAddress = async (backupId: string): Promise<string> =>
  (await http.post(`/api/backups/${backupId}/download-link`, {}, DownloadLink)).url
