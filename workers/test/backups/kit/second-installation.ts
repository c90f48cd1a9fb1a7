import { archivedCollections, type ArchivedCollection, type ArchivedDocument } from '@classeur/archive'
import type { Backup, DownloadLink, Restore, RestoreMethod } from '@classeur/contracts'
import { createRestoreRepository, createSessionRepository, type RestoreDocument } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { SignedIn } from '../../../../api/test/kit/create-test-app.ts'
import { sameButNewlyOwned } from '../../../../api/test/restores/kit/compare-restored.ts'
import type { ArchiveDocuments } from '../../../../api/test/kit/memory-archive.ts'
import type { BackupKit } from './backup-kit.ts'

/** How long a large backup or restore may take. */
const limitMs = 7_200_000

/** The account of a person, and nothing else, on another installation. */
export async function accountOn(
  { test, connection }: BackupKit,
  { userId }: SignedIn,
  from: BackupKit,
): Promise<SignedIn> {
  const user = await from.connection
    .collection('users')
    .findOne({ _id: new from.connection.base.Types.ObjectId(userId) })
  if (!user) throw new Error('no such account')
  await connection.collection('users').insertOne(user)
  const session = await createSessionRepository(connection).create({
    ...{ userId, device: '', sealedIdToken: null, createdAt: new Date() },
    ...{ familyHash: randomBytes(16).toString('hex'), tokenHash: randomBytes(16).toString('hex') },
    expiresAt: new Date(Date.now() + 3 * limitMs),
  })
  const accessToken = test.app.accessTokens.sign({ sub: userId, sid: session.id })
  const headers = { authorization: `Bearer ${accessToken}` }
  const person = { userId, sessionId: session.id, accessToken, headers }
  await test.completeProfile(person)
  return person
}

const verified = (kit: BackupKit, id: string) =>
  until(
    'the verification of a backup',
    async () => {
      const backup = await kit.backups.findById(id)
      if (backup?.state === 'failed') throw new Error(JSON.stringify(backup.error))
      return backup?.verification === 'verified' && backup
    },
    limitMs,
  )

/** The person after signing in again: a large backup takes longer than an access token and a fresh sign-in last. */
async function renewed({ test, connection }: BackupKit, person: SignedIn): Promise<SignedIn> {
  await connection
    .collection('sessions')
    .updateOne({ userId: person.userId }, { $set: { authenticatedAt: new Date() } })
  const accessToken = test.app.accessTokens.sign({ sub: person.userId, sid: person.sessionId })
  return { ...person, accessToken, headers: { authorization: `Bearer ${accessToken}` } }
}

/** Has the backup job make an archive with media, and downloads it as a browser does. */
export async function downloadedBackup(kit: BackupKit, url: string, person: SignedIn): Promise<Buffer> {
  const id = await kit.ask(person, true)
  await verified(kit, id)
  const link = (await kit.send(await renewed(kit, person), 'POST', `/backups/${id}/download-link`, {}))
    .body as DownloadLink
  const answer = await fetch(`${url}${link.url}`)
  if (!answer.ok) throw new Error(`not downloaded: ${String(answer.status)}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Sends the file to an installation, and restores all of its classes there. */
export async function restoredFrom(
  kit: BackupKit,
  url: string,
  person: SignedIn,
  { file, method }: { file: Buffer; method: RestoreMethod },
): Promise<RestoreDocument> {
  const sent = await fetch(`${url}/api/backups/uploads`, {
    ...{ method: 'POST', body: Uint8Array.from(file) },
    headers: { ...(await renewed(kit, person)).headers, 'content-type': 'application/zip' },
  })
  if (sent.status !== 201) throw new Error(await sent.text())
  const { id: backupId } = (await sent.json()) as Backup
  const asked = await kit.send(await renewed(kit, person), 'POST', '/restores', {
    backupId,
    requestKey: randomUUID(),
  })
  const { id } = asked.body as Restore
  const reached = (...states: RestoreDocument['state'][]) =>
    until(
      `a restore that is ${states.join(' or ')}`,
      async () => {
        const restore = await createRestoreRepository(kit.connection).findById(id)
        return restore && states.includes(restore.state) ? restore : null
      },
      limitMs,
    )
  const ready = await reached('ready', 'refused')
  if (ready.state === 'refused') throw new Error(JSON.stringify([ready.error, ready.refusedFile]))
  const classIds = ready.preview?.classes.map(({ classId }) => classId) ?? []
  const started = await kit.send(await renewed(kit, person), 'POST', `/restores/${id}/start`, {
    method,
    classIds,
    decisions: {},
  })
  if (started.status !== 202) throw new Error(JSON.stringify(started.body))
  const done = await reached('done', 'failed')
  if (done.state === 'failed') throw new Error(JSON.stringify(done.error))
  return done
}

/**
 * Documents without what a restored one never takes from an archive, and without the restore's own line in the log of the
 * class. The log of a row is in `mark_changes`, so it has to be empty. @throws Error if it isn't
 */
export function comparable(documents: ArchiveDocuments): ArchiveDocuments {
  const rows = documents.mark_rows.map(({ log = [], ...row }) => {
    if ((log as unknown[]).length > 0) throw new Error(`the log of ${String(row['_id'])} was not moved yet`)
    return row
  })
  const activities = documents.class_activities.filter(({ kind }) => kind !== 'backup-restored')
  return sameButNewlyOwned({ ...documents, mark_rows: rows, class_activities: activities })
}

/** The ids that a copy replaces, of everything in a class. Questions keep theirs. */
export function idsIn(documents: ArchiveDocuments): Set<string> {
  const named = new Set<ArchivedCollection>(['classes', 'exams', 'structure_changes', 'term_choices'])
  for (const name of ['class_activities', 'resources', 'lesson_plans', 'images', 'phrases'] as const)
    named.add(name)
  const ids = [...named].flatMap((name) => documents[name].map(({ _id }) => String(_id)))
  const listed = documents.rosters.flatMap(({ students, groups }) =>
    [students, groups].flatMap((list) => (list as { id: string }[]).map(({ id }) => id)),
  )
  const made = documents.resources.flatMap((resource: ArchivedDocument) =>
    ['batchId', 'generationId'].map((field) => String(resource[field])),
  )
  return new Set([...ids, ...listed, ...made])
}

/** The value with every id replaced, wherever it occurs. */
export const withNewIds = <Value>(value: Value, newIdOf: (id: string) => string): Value =>
  JSON.parse(JSON.stringify(value).replace(/\b[0-9a-f]{24}\b/g, (id) => newIdOf(id))) as Value

/** The bytes of the files of all pictures, by key. */
export async function filesOf(kit: BackupKit, { images }: ArchiveDocuments): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const image of images)
    for (const { key } of [image['file'], image['thumbnail']] as { key: string }[]) {
      const object = await kit.test.storage.get(key)
      if (object) files.set(key, await buffer(object.body))
    }
  return files
}

const keyOf = (document: ArchivedDocument) => String(document['_id'] ?? document['text'])

/** The fields of documents that differ, as `collection/id field`; a missing document has one line. */
export function differences(before: ArchiveDocuments, after: ArchiveDocuments): string[] {
  return archivedCollections.flatMap((name) => {
    const [old, now] = [before[name], after[name]].map(
      (list) => new Map(list.map((one) => [keyOf(one), one])),
    )
    const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
    return [...keys].flatMap((key) => {
      const [one, other] = [old?.get(key), now?.get(key)]
      if (!one || !other) return [`${name}/${key} is ${one ? 'missing' : 'additional'}`]
      const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])]
      return fields
        .filter((field) => !isDeepStrictEqual(one[field], other[field]))
        .map(
          (field) =>
            `${name}/${key} ${field}: ${JSON.stringify(one[field])} → ${JSON.stringify(other[field])}`,
        )
    })
  })
}
