import { uploadLimits, type MediaImage } from '@classeur/contracts'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../../config/create-store.ts'
import { onAuthChange, readAuth } from '../../../../http/session/auth-session.ts'
import { ProblemError } from '../../../../http/problem-error.ts'
import { uploadImage } from '../../model/media-queries.ts'

export interface PictureUploadState {
  /** The request key: a retry sends the same one, so that a lost response stores nothing twice. */
  key: string
  /** The name of the picture: that of its file, without the ending. */
  name: string
  bytes: number
  bytesTotal: number
  state: 'waiting' | 'sending' | 'failed'
  /** The error of a failed upload, otherwise null. */
  error: unknown
}

interface Job extends PictureUploadState {
  file: Blob
  controller: AbortController
}

/** The server decodes two pictures at a time. */
const mostAtOnce = 2
const longestName = 120

/** Outside the screen: uploads go on while the person uses other pages of the app. */
const uploads = createStore<readonly Job[]>([])
const uploaded = createStore<readonly MediaImage[]>([])

export const useUploads = (): readonly PictureUploadState[] =>
  useSyncExternalStore(uploads.subscribe, uploads.get)
/** The pictures that were uploaded since the page was opened, the latest last. */
export const useUploaded = (): readonly MediaImage[] => useSyncExternalStore(uploaded.subscribe, uploaded.get)

/** The name of a file without its ending, as the name of a picture. */
const nameOfFile = (fileName: string, otherwise: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestName) || otherwise

const warnBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()
const isBusy = () => uploads.get().some(({ state }) => state !== 'failed')

const change = (key: string, changes: Partial<Job>) =>
  uploads.set(uploads.get().map((job) => (job.key === key ? { ...job, ...changes } : job)))
const drop = (key: string) => uploads.set(uploads.get().filter((job) => job.key !== key))

async function send(job: Job): Promise<void> {
  const { key, file, name, controller } = job
  change(key, { state: 'sending', bytes: 0, error: null })
  try {
    // No part of it would be stored, so it isn't sent at all.
    if (file.size > uploadLimits.bytes) throw tooLarge()
    const onProgress = (bytes: number) => change(key, { bytes: Math.min(bytes, file.size) })
    const image = await uploadImage(file, { requestKey: key, name }, onProgress, controller.signal)
    drop(key)
    uploaded.set([...uploaded.get(), image])
  } catch (error) {
    // A cancelled upload is no longer in the list.
    change(key, { state: 'failed', error })
  }
  next()
}

const tooLarge = () =>
  new ProblemError({ code: 'images/upload-too-large', params: {}, status: 413, requestId: '' })

function next(): void {
  const jobs = uploads.get()
  const sending = jobs.filter(({ state }) => state === 'sending').length
  for (const job of jobs
    .filter(({ state }) => state === 'waiting')
    .slice(0, Math.max(0, mostAtOnce - sending)))
    void send(job)
  if (isBusy()) window.addEventListener('beforeunload', warnBeforeLeaving)
  else window.removeEventListener('beforeunload', warnBeforeLeaving)
}

/** Uploads files, two at a time, in their order. `unnamed` names those without a name. */
export function startUploads(files: readonly File[], unnamed: string): void {
  const added = files.map((file): Job => ({
    ...{ key: crypto.randomUUID(), name: nameOfFile(file.name, unnamed), file },
    ...{ bytes: 0, bytesTotal: file.size, state: 'waiting', error: null },
    controller: new AbortController(),
  }))
  uploads.set([...uploads.get(), ...added])
  next()
}

/** Cancels an upload, or hides a failed one. */
export function cancelUpload(key: string): void {
  const job = uploads.get().find((one) => one.key === key)
  drop(key)
  job?.controller.abort()
}

export function retryUpload(key: string): void {
  change(key, { state: 'waiting', error: null, controller: new AbortController() })
  next()
}

onAuthChange(() => {
  if (readAuth().status !== 'signed-out') return
  for (const { key } of uploads.get()) cancelUpload(key)
  uploaded.set([])
})
