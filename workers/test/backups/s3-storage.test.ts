import type { Restore } from '@classeur/contracts'
import { createRestoreRepository } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { credentials, startS3Server } from '../../../api/storage/test/kit/s3-server.ts'
import { storeEveryKind } from '../../../api/test/kit/every-kind.ts'
import { documentsOf } from '../../../api/test/kit/memory-archive.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'
import { comparable, differences, filesOf } from './kit/second-installation.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let kit: BackupKit
beforeAll(async () => {
  server = await startS3Server()
  const environment = {
    ...{ STORAGE_DIR: '', S3_ENDPOINT: server.endpoint, S3_REGION: 'us-east-1', S3_BUCKET: 'classeur' },
    ...{ S3_ACCESS_KEY_ID: credentials.accessKeyId, S3_SECRET_ACCESS_KEY: credentials.secretAccessKey },
  }
  kit = await createBackupKit({ environment })
  await kit.startWorker()
})
afterAll(async () => {
  await kit?.close()
  await server?.close()
})

it('a backup that is stored on an S3 server is verified there, and brings back what was lost, with its files', async () => {
  const { teacher } = await storeEveryKind(kit.test)
  const stored = async () => comparable(await documentsOf(kit.connection, teacher.userId))
  const before = await stored()
  const files = await filesOf(kit, before)
  const backupId = await kit.ask(teacher, true)
  const backup = await kit.reached(backupId, ({ verification }) => verification === 'verified')
  const keys: string[] = []
  for await (const key of kit.test.storage.list()) keys.push(key)
  expect(keys).toContain(backup.storageKey)

  for (const name of ['classes', 'rosters', 'exams', 'mark_rows', 'mark_changes', 'resources', 'images'])
    await kit.connection.collection(name).deleteMany({})
  for (const key of files.keys()) await kit.test.storage.delete(key)
  const asked = await kit.send(teacher, 'POST', '/restores', { backupId, requestKey: randomUUID() })
  const { id } = asked.body as Restore
  const reached = (...states: string[]) =>
    until(`a restore that is ${states.join(' or ')}`, async () => {
      const restore = await createRestoreRepository(kit.connection).findById(id)
      return restore && states.includes(restore.state) ? restore : null
    })
  const ready = await reached('ready', 'refused')
  const classIds = ready.preview?.classes.map(({ classId }) => classId) ?? []
  await kit.send(teacher, 'POST', `/restores/${id}/start`, { method: 'replace', classIds, decisions: {} })
  expect(await reached('done', 'failed')).toMatchObject({ state: 'done', error: null })
  await expect.poll(async () => differences(before, await stored())).toEqual([])
  expect(await filesOf(kit, before)).toEqual(files)
})
