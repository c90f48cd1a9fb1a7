import { archiveKeyOf } from '@classeur/backups'
import type { SealedStore } from '@classeur/archive'
import { AppError, keptUntil, maxBackupUploadBytes, mostUploads, type Backup } from '@classeur/contracts'
import type { BackupLists, BackupRepository } from '@classeur/database'
import type { Actor } from '@classeur/domain/access'
import { publishBackup, type BackupQueue } from '@classeur/queue'
import { StorageFullError, StorageUnavailableError } from '@classeur/storage'
import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../../ids/new-id.ts'
import { viewOf } from '../backup-views.ts'
import { allowOwn } from '../own-backup.ts'
import { receivedArchive } from './received-archive.ts'

/** The pause between two signs of life of an upload. */
const heartbeatMs = 1000

export interface UploadsDependencies {
  backups: Pick<BackupRepository, 'now' | 'insert' | 'claim' | 'heartbeat' | 'finish' | 'discard'>
  lists: Pick<BackupLists, 'countKept' | 'purge'>
  store: Pick<SealedStore, 'write' | 'delete'>
  queue: Pick<BackupQueue, 'publish'>
  log: FastifyBaseLogger
  mostBytes?: number
}

function refusalOf(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (cause instanceof StorageFullError) return new AppError('backups/storage-full', {}, { cause })
  if (cause instanceof StorageUnavailableError)
    return new AppError('backups/storage-unavailable', {}, { cause })
  return new AppError('backups/upload-incomplete', {}, { cause })
}

/**
 * Receives archives that people have downloaded before. The bytes go into the storage while they arrive; nobody trusts
 * them: an archive is checked completely before anything of it is restored.
 */
export function createUploadsService(deps: UploadsDependencies) {
  const { backups, lists, store, queue, log, mostBytes = maxBackupUploadBytes } = deps

  /** Deletes what arrived. If the storage is away, the sweep does it later. */
  async function discard(id: string): Promise<void> {
    try {
      await backups.discard(id)
      await store.delete(archiveKeyOf(id, 1))
      await lists.purge(id)
    } catch (error) {
      log.warn({ err: error, backupId: id }, 'incomplete upload not deleted yet')
    }
  }

  return {
    /** Before anything is received. @throws AppError `backups/too-many-uploads`, `general/payload-too-large` */
    async admit(actor: Actor, declaredBytes: number): Promise<void> {
      allowOwn(actor, 'backup:upload')
      if (declaredBytes > mostBytes) throw new AppError('general/payload-too-large')
      if ((await lists.countKept(actor.userId, 'uploaded')) >= mostUploads)
        throw new AppError('backups/too-many-uploads', { limit: mostUploads })
    },

    /**
     * Stores an uploaded file. An interrupted upload leaves nothing behind.
     * @throws AppError `backups/already-running`, `backups/not-an-archive`, `backups/upload-incomplete`,
     *   `backups/storage-full`, `backups/storage-unavailable`, `general/payload-too-large`
     */
    async receive(actor: Actor, body: Readable): Promise<Backup> {
      allowOwn(actor, 'backup:upload')
      const id = newId()
      const { userId: ownerId } = actor
      const inserted = await backups.insert({
        ...{ id, ownerId, kind: 'uploaded', withMedia: true, requestKey: `upload:${id}` },
        keptUntil: keptUntil('uploaded', backups.now()),
      })
      if (inserted.kind === 'busy') throw new AppError('backups/already-running')
      const claimed = await backups.claim(id, 1)
      const controller = new AbortController()
      const heartbeat = setInterval(() => {
        backups.heartbeat(id, 1).then(
          (alive) => alive || controller.abort(new AppError('backups/upload-incomplete')),
          (error: unknown) => log.warn({ err: error, backupId: id }, 'heartbeat failed'),
        )
      }, heartbeatMs)
      try {
        if (!claimed) throw new AppError('backups/upload-incomplete')
        let bytes = 0
        const checked = receivedArchive(mostBytes, (received) => (bytes = received))
        const { signal } = controller
        const [facts] = await Promise.all([
          store.write(archiveKeyOf(id, 1), checked, { signal }),
          pipeline(body, checked, { signal }),
        ])
        const progress = { files: 1, filesTotal: 1, bytes, bytesTotal: bytes }
        const { sizeBytes, sha256 } = facts
        const written = { storageKey: archiveKeyOf(id, 1), sizeBytes, sha256, counts: null, progress }
        const done = await backups.finish(id, 1, written, 'unverified')
        if (!done) throw new AppError('backups/upload-incomplete')
        await publishBackup(queue, done)
        return viewOf(done)
      } catch (cause) {
        controller.abort(cause)
        await discard(id)
        throw refusalOf(cause)
      } finally {
        clearInterval(heartbeat)
      }
    },
  }
}

export type UploadsService = ReturnType<typeof createUploadsService>
