import { Backup, BackupSchedule, type CreateBackup } from '@classeur/contracts'
import { http } from '../../../http/client.ts'
import { ProblemError } from '../../../http/problem-error.ts'
import { uploadFile } from '../../../http/upload-file.ts'

export const createBackup = (input: CreateBackup): Promise<Backup> => http.post('/api/backups', input, Backup)

export const stopBackup = (id: string): Promise<Backup> => http.post(`/api/backups/${id}/stop`, {}, Backup)

/** Reads the stored archive again, compares every hash, and checks whether it can be restored. */
export const verifyBackup = (id: string): Promise<Backup> =>
  http.post(`/api/backups/${id}/verify`, {}, Backup)

export const deleteBackup = (id: string): Promise<void> => http.delete(`/api/backups/${id}`)

export const saveSchedule = (schedule: BackupSchedule): Promise<BackupSchedule> =>
  http.put('/api/backup-schedule', schedule, BackupSchedule)

/** Sends an archive that the person kept. Rejects with a {@link ProblemError}, or with the reason of the signal. */
export async function uploadBackup(
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Backup> {
  const options = { contentType: 'application/zip', onProgress, signal }
  const answer = Backup.safeParse(await uploadFile('/api/backups/uploads', file, options))
  if (answer.success) return answer.data
  throw new ProblemError({ code: 'general/internal', params: {}, status: 200, requestId: '' })
}

/** Whether a backup's files are as they were written, but a restore would refuse what they contain. */
export const isRefused = ({ error }: Backup): boolean => error?.code === 'restores/document-refused'
