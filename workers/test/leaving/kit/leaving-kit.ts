import {
  classLock,
  createAccountDeletionRepository,
  createAccountRepository,
  createRestoreConflicts,
  createRestoreJournal,
  createRestoreLocks,
  createRestoreRepository,
  createSessionRepository,
  createUserRepository,
  issuerNames,
  iterateMarkChanges,
  ownerLock,
  restoreConflictId,
  type Connection,
} from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Redis } from 'ioredis'
import { fromBufferPromise } from 'yauzl'
import { testBackupKeys, type SignedIn, type TestApp } from '../../../../api/test/kit/create-test-app.ts'
import { WorkerEnvironment } from '../../../src/config/config.ts'
import { createLog } from '../../../src/runtime/create-log.ts'
import { startWorkers } from '../../../src/start-workers.ts'

/** Signs in a person of the built-in issuer, with an account there. */
export async function signInBuiltIn(test: TestApp, email: string): Promise<SignedIn & { subject: string }> {
  const { connection } = test.servers
  const account = await createAccountRepository(connection).insert(email, 'a hash')
  if (!account) throw new Error('no account')
  const { issuer } = issuerNames('', true)
  const users = createUserRepository(connection)
  const identity = { issuer, subject: account.id, email, emailVerified: true }
  const { id: userId } = await users.upsertFromIdentity(identity)
  const session = await createSessionRepository(connection).create({
    ...{ userId, device: 'Firefox, Linux', sealedIdToken: null },
    familyHash: randomBytes(16).toString('hex'),
    tokenHash: randomBytes(16).toString('hex'),
    ...{ createdAt: new Date(), authenticatedAt: new Date() },
    expiresAt: new Date(Date.now() + 3_600_000),
  })
  const accessToken = test.app.accessTokens.sign({
    ...{ sub: userId, sid: session.id, log: (await users.logNameOf(userId)) ?? '' },
  })
  return {
    ...{ userId, sessionId: session.id, accessToken, subject: account.id },
    headers: { authorization: `Bearer ${accessToken}` },
  }
}

/** Every document that contains a text, as `collection` and JSON. Also searches the keys of the indexes' fields. */
export async function documentsWith(
  connection: Connection,
  text: string,
): Promise<{ name: string; json: string }[]> {
  const found: { name: string; json: string }[] = []
  for (const name of await collectionNames(connection)) {
    for await (const document of connection.collection(name).find({})) {
      const json = JSON.stringify(document)
      if (json.toLowerCase().includes(text.toLowerCase())) found.push({ name, json })
    }
  }
  return found
}

export async function collectionNames(connection: Connection): Promise<string[]> {
  const collections = (await connection.db?.listCollections().toArray()) ?? []
  return collections.map(({ name }) => name).filter((name) => !name.startsWith('system.'))
}

/** The authors in the history of an exam, archived or not. */
export async function authorsOf(connection: Connection, examId: string): Promise<Set<string>> {
  const authors = new Set<string>()
  for await (const { by } of iterateMarkChanges(connection, examId)) authors.add(by)
  return authors
}

/** Stores a restore with a journal, a conflict and locks, as one that can still be undone. */
export async function storeRestore(
  connection: Connection,
  ownerId: string,
  {
    classId,
    examId,
    authorId,
    text,
    name,
  }: Record<'classId' | 'examId' | 'authorId' | 'text' | 'name', string>,
): Promise<string> {
  const id = newId()
  const restores = createRestoreRepository(connection)
  await restores.create({ id, ownerId, backupId: newId(), requestKey: `key-${id}` })
  await restores.change(id, ['checking'], {
    ...{ state: 'done', classIds: [classId], plannedBy: 1, steps: 3, method: 'merge' },
    ...{ undoUntil: new Date(Date.now() + 86_400_000), finishedAt: new Date() },
    result: {
      ...{ classes: [{ classId, name: text }], keptMarks: 0, keptDocuments: 0 },
      counts: { new: 0, same: 0, changed: 0, conflicts: 0 },
    },
  })
  const change = { _id: `${examId}:archived`, examId, classId, by: authorId, at: new Date(), text }
  await createRestoreJournal(connection).write(id, 1, [
    {
      ...{ seq: 0, unit: `exam:${examId}` },
      change: { kind: 'create', collection: 'mark_changes', documents: [change] },
    },
    {
      ...{ seq: 1, unit: `class:${classId}` },
      change: {
        ...{ kind: 'create', collection: 'class_activities' },
        documents: [
          { _id: newId(), classId, kind: 'member-removed', actorId: ownerId, params: { name } },
          { _id: newId(), classId, aboutId: authorId, params: { name: `Formerly ${name}` } },
        ],
      },
    },
    {
      ...{ seq: 2, unit: 'image:copy' },
      change: {
        ...{ kind: 'create', collection: 'images' },
        documents: [
          { _id: newId(), ownerId, source: null },
          { _id: newId(), ownerId, source: { imageId: 'i', creatorId: authorId, creatorName: `As ${name}` } },
        ],
      },
    },
  ])
  const cell = { classId, examId, studentId: 's', leafId: 'q' }
  const mark = { valueHundredths: 100, status: null, comment: null, changedAt: null }
  await createRestoreConflicts(connection).add([
    {
      ...{ _id: restoreConflictId(id, cell), restoreId: id, ...cell, version: 1, decision: null },
      ...{ className: 'Class', examTitle: text, studentName: 'Nadia', questionLabel: 'Q1' },
      archived: { ...mark, changedBy: name },
      here: { ...mark, changedBy: name },
    },
  ])
  await createRestoreLocks(connection).take(id, [ownerLock(ownerId), classLock(classId)])
  return id
}

/** Every key of Redis whose name or value contains a text. */
export async function redisKeysWith(redis: Redis, text: string): Promise<string[]> {
  const found: string[] = []
  for await (const keys of redis.scanStream()) {
    for (const key of keys as string[]) {
      if (key.includes(text) || (await valueOf(redis, key)).includes(text)) found.push(key)
    }
  }
  return found
}

async function valueOf(redis: Redis, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? ''
    case 'hash':
      return JSON.stringify(await redis.hgetall(key))
    case 'list':
      return JSON.stringify(await redis.lrange(key, 0, -1))
    case 'set':
      return JSON.stringify(await redis.smembers(key))
    case 'zset':
      return JSON.stringify(await redis.zrange(key, '0', '-1'))
    case 'stream':
      return JSON.stringify(await redis.xrange(key, '-', '+'))
    default:
      return ''
  }
}

/** The stored files, by their path below the folder. */
export async function storedFiles(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (path) => [path, await readFile(path)] as const)))
}

/** Moves a requested deletion into the past, so that it is due. */
export async function makeDue(connection: Connection, userId: string): Promise<string> {
  await connection
    .collection('account_deletions')
    .updateOne({ _id: userId as never }, { $set: { dueAt: new Date(Date.now() - 1000) } })
  const deletion = await createAccountDeletionRepository(connection).find(userId)
  if (!deletion) throw new Error('no deletion was requested')
  return deletion.key
}

/** Moves the pause between the two rounds of a deletion into the past. */
export const endPause = (connection: Connection, key: string) =>
  connection
    .collection('account_deletions')
    .updateOne({ key }, { $set: { sweepAt: new Date(Date.now() - 1000) } })

/** Starts the workers of the product on the servers and the storage of an api. */
export async function startRealWorkers(
  test: TestApp,
  lines: string[],
  environment: Record<string, string> = {},
) {
  const { storage } = test.config
  const config = WorkerEnvironment.parse({
    MONGO_URL: test.servers.mongoUrl,
    REDIS_URL: test.servers.redisUrl,
    STORAGE_DIR: storage.kind === 'folder' ? storage.directory : '',
    // The api opens the archives that the workers write.
    ...{ PORT: '0', SAMPLE_PACE_MS: '0', BACKUP_KEYS: testBackupKeys },
    ...environment,
  })
  const log = createLog('debug', { write: (line: string) => void lines.push(line) })
  return startWorkers(config, log)
}

/** The texts of an archive by file name. */
export async function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes)
  const texts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    texts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  }
  return texts
}
