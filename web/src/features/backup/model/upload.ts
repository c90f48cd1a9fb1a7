import { maxBackupUploadBytes, type Backup } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../config/create-store.ts'
import { onAuthChange, readAuth } from '../../../http/session/auth-session.ts'
import { uploadBackup } from './backups.ts'

/** Why a chosen file isn't sent at all. */
export type FileProblem = 'empty' | 'too-large' | 'not-archive' | 'unreadable'

export type Upload =
  | { state: 'sending'; name: string; bytes: number; bytesTotal: number; cancel: () => void }
  | { state: 'done'; backup: Backup }
  | { state: 'refused'; name: string; problem: FileProblem }
  | { state: 'failed'; name: string; error: unknown; retry: () => void }

/** Outside the screen: an upload goes on while the person uses other pages of the app. */
const upload = createStore<Upload | null>(null)

export const useUpload = (): Upload | null => useSyncExternalStore(upload.subscribe, upload.get)

/** Forgets an upload that has ended. */
export const endUpload = (): void => upload.set(null)

/** Every ZIP archive with content begins with these bytes. */
const zipSignature = [0x50, 0x4b, 0x03, 0x04]

async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty'
  if (file.size > maxBackupUploadBytes) return 'too-large'
  try {
    const start = new Uint8Array(await file.slice(0, zipSignature.length).arrayBuffer())
    return zipSignature.every((byte, index) => start[index] === byte) ? null : 'not-archive'
  } catch {
    // It was moved or deleted after it was chosen.
    return 'unreadable'
  }
}

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

/** Sends an archive, one at a time. The browser asks before the page is closed meanwhile. */
export async function startUpload(file: File): Promise<void> {
  if (upload.get()?.state === 'sending') return
  const { name, size } = file
  const controller = new AbortController()
  const cancel = () => controller.abort()
  upload.set({ state: 'sending', name, bytes: 0, bytesTotal: size, cancel })
  const problem = await problemOf(file)
  if (problem) return upload.set({ state: 'refused', name, problem })
  window.addEventListener('beforeunload', warnBeforeLeaving)
  try {
    const onProgress = (bytes: number) =>
      upload.set({ state: 'sending', name, bytes: Math.min(bytes, size), bytesTotal: size, cancel })
    upload.set({ state: 'done', backup: await uploadBackup(file, onProgress, controller.signal) })
  } catch (error) {
    if (controller.signal.aborted) upload.set(null)
    else upload.set({ state: 'failed', name, error, retry: () => void startUpload(file) })
  } finally {
    window.removeEventListener('beforeunload', warnBeforeLeaving)
  }
}

onAuthChange(() => {
  if (readAuth().status !== 'signed-out') return
  const now = upload.get()
  if (now?.state === 'sending') now.cancel()
  upload.set(null)
})
