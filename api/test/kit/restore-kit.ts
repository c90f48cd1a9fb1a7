import {
  createApplyCells,
  createCheckArchive,
  createRunRestore,
  forgetRestores,
  RestoreFailedError,
  type ReadableArchive,
  type RestoringPerson,
} from '@classeur/backups'
import type { RestoreMethod } from '@classeur/contracts'
import {
  createBackupRepository,
  createClassRepository,
  createExamMarking,
  createExamRepository,
  createLessonPlanVersions,
  createMarkLog,
  createMarkRowRepository,
  createRestoreConflicts,
  createRestoredDocuments,
  createRestoreJournal,
  createRestoreRepository,
  createSearchEntryRepository,
  createSettledRows,
  forgetStudents,
  plainOf,
  type Connection,
  type RestoreDocument,
} from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { buffer } from 'node:stream/consumers'

export interface RestoreKitOptions {
  classLimit?: number
  freeStorageBytes?: number
  /** Called before and after each write of a restore; a crash is an error that it throws. */
  onWrite?: (name: string) => Promise<void> | void
}

/** Calls `onWrite` before and after each call of a function of these modules. */
function watched<Module extends object>(
  module: Module,
  onWrite: NonNullable<RestoreKitOptions['onWrite']>,
): Module {
  return new Proxy(module, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...parameters: unknown[]) => {
        await onWrite(`before ${String(name)}`)
        const result: unknown = await (member as (...all: unknown[]) => unknown)(...parameters)
        await onWrite(`after ${String(name)}`)
        return result
      }
    },
  })
}

/** The engine of restores on a database, without queue and storage service. */
export function createRestoreKit(connection: Connection, options: RestoreKitOptions = {}) {
  const { classLimit = 20, freeStorageBytes = 1e9, onWrite = () => undefined } = options
  const restores = createRestoreRepository(connection)
  const conflicts = createRestoreConflicts(connection)
  const documents = createRestoredDocuments(connection)
  const rows = createMarkRowRepository(connection)
  const search = createSearchEntryRepository(connection)
  const stored = new Map<string, Buffer>()
  const now = () => new Date()
  const applyCells = createApplyCells({
    ...{ rows: watched(rows, onWrite), now },
    exams: createExamRepository(connection),
    settledRows: createSettledRows(connection),
  })
  const marking = watched(createExamMarking(connection), onWrite)
  const log = watched(createMarkLog(connection), onWrite)
  const afterMarks = async ({ examId }: { examId: string }): Promise<void> => {
    await marking.written(examId)
    await log.drain(examId)
  }
  const check = createCheckArchive({
    documents,
    namesOf: async () => new Map(),
    addConflicts: conflicts.add,
    isStored: async (key) => stored.has(key),
  })

  const filesOf = (archive: ReadableArchive) => ({
    async copy(source: string, key: string): Promise<boolean> {
      if (stored.has(key)) return false
      for await (const media of archive.media()) {
        if (media.key !== source) continue
        stored.set(key, await buffer(await media.open()))
        return true
      }
      return false
    },
    async delete(key: string): Promise<void> {
      stored.delete(key)
    },
  })

  async function personOf(userId: string): Promise<RestoringPerson> {
    const classes = await connection
      .collection('classes')
      .find({ ownerId: userId, deletedAt: null })
      .toArray()
    return {
      ...{ userId, schoolId: null, language: 'en', timeZone: 'UTC', classLimit, freeStorageBytes },
      classNames: classes.map(({ name }) => String(name)),
    }
  }

  /** Checks an archive; the restore is then ready. */
  async function checked(archive: ReadableArchive, ownerId: string): Promise<RestoreDocument> {
    const id = newId()
    await restores.create({ id, ownerId, backupId: newId(), requestKey: id })
    const { preview, archivedAt, isForeign } = await check(archive, { restoreId: id, ownerId })
    const ready = await restores.change(id, ['checking'], { state: 'ready', preview, archivedAt, isForeign })
    if (!ready) throw new Error('not checking')
    return ready
  }

  async function start(
    ready: RestoreDocument,
    method: RestoreMethod,
    decisions: Record<string, 'archived' | 'here'> = {},
  ): Promise<void> {
    const id = String(ready._id)
    await conflicts.decide(id, decisions)
    const classIds = ready.preview?.classes.map(({ classId }) => classId) ?? []
    await restores.change(id, ['ready'], { state: 'restoring', phase: 'planning', method, classIds })
  }

  /** One run of a worker; it continues wherever an earlier one was interrupted. */
  async function work(archive: ReadableArchive, id: string, isTrusted = true): Promise<RestoreDocument> {
    const claimed = await restores.claim(id, 'restoring')
    if (!claimed) return restores.findById(id).then((one) => one ?? Promise.reject(new Error('gone')))
    const person = await personOf(claimed.ownerId)
    const planned =
      claimed.phase === 'planning'
        ? await createRunWith(id).plan(archive, { restore: claimed, person }, isTrusted)
        : claimed
    if (!planned) throw new Error('superseded')
    const given = { restore: planned, person, files: filesOf(archive) }
    const done = await createRunWith(id)
      .apply(given)
      .catch(async (error: unknown) => {
        if (!(error instanceof RestoreFailedError) || error.cause instanceof CrashError) {
          throw error instanceof RestoreFailedError ? error.cause : error
        }
        await restores.change(id, ['restoring'], { phase: 'reverting' })
        await createRunWith(id).revert(given)
        return restores.change(id, ['restoring'], {
          ...{ state: 'failed', phase: null, error: { code: error.code, params: {} } },
        })
      })
    if (!done) throw new Error('not restoring')
    return done
  }

  const createRunWith = (id: string) =>
    createRunRestore({
      ...{ documents: watched(documents, onWrite), now },
      restores: watched(restores, onWrite),
      journal: watched(createRestoreJournal(connection), onWrite),
      listConflicts: (classId) => conflicts.listOfClass(id, classId),
      isStored: async (key) => stored.has(key),
      steps: {
        classes: watched(createClassRepository(connection), onWrite),
        ...{ rows, applyCells },
        forgetStudents: (classId, students) => forgetStudents(connection, classId, students),
        lessonVersions: watched(createLessonPlanVersions(connection), onWrite),
      },
      afterMarks,
      afterClass: search.sync,
    })

  async function undo(archive: ReadableArchive, id: string): Promise<number> {
    const undoing = await restores.change(id, ['done', 'undoing'], { state: 'undoing', phase: 'reverting' })
    if (!undoing) throw new Error('not done')
    const person = await personOf(undoing.ownerId)
    const kept = await createRunWith(id).revert({ restore: undoing, person, files: filesOf(archive) })
    await restores.change(id, ['undoing'], { state: 'undone', phase: null })
    return kept
  }

  return {
    ...{ checked, start, work, undo, restores, conflicts, stored },

    /** The round that deletes what nobody can use any more, at this time. Returns the ids of checks that it cancelled. */
    async forget(now: Date): Promise<string[]> {
      const cancelled: string[] = []
      await forgetRestores({
        ...{ restores, conflicts, journal: createRestoreJournal(connection), now: () => now },
        backups: createBackupRepository(connection),
        announce: async ({ _id }) => void cancelled.push(String(_id)),
      })
      return cancelled
    },

    async restore(archive: ReadableArchive, ownerId: string, method: RestoreMethod, isTrusted = true) {
      const ready = await checked(archive, ownerId)
      await start(ready, method)
      return work(archive, String(ready._id), isTrusted)
    },
  }
}

export class CrashError extends Error {}

/** Collections that a restore writes for itself, or that follow from others. */
const ownCollections = new Set([
  'restores',
  'restore_conflicts',
  'restore_locks',
  'restore_steps',
  'search_entries',
])

/** Everything in a database, by collection and id. */
export async function contentsOf(
  connection: Connection,
  isRead: (collection: string) => boolean = (name) => !ownCollections.has(name),
): Promise<Record<string, unknown>> {
  const collections = await connection.listCollections()
  const contents: Record<string, unknown> = {}
  for (const { name } of collections.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isRead(name)) continue
    const documents = await connection.collection(name).find({}).toArray()
    for (const document of documents) contents[`${name}/${String(document._id)}`] = plainOf(document)
  }
  return contents
}
