import type { BackupList, Restore } from '@classeur/contracts'
import { createRestoreRepository, type RestoreDocument } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import type { SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { createExamKit } from '../../../api/test/kit/exam-kit.ts'
import { createLessonPlanKit } from '../../../api/test/kit/lesson-plan-kit.ts'
import { contentsOf } from '../../../api/test/kit/restore-kit.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' })
const unmount = (folder: string) => execFileSync('umount', [folder], { stdio: 'pipe' })

/** Whether this process may mount a small disk of its own. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'classeur-disk-'))
  try {
    mount('-t', 'tmpfs', '-o', 'size=64k', 'none', folder)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isPermitted = mayMount()
if (!isPermitted) process.stderr.write('skipped: this process may not mount a disk that becomes full\n')

const pictureBytes = 400_000
const roomy = 16_000_000
const blockBytes = 4096

let kit: BackupKit
let teacher: SignedIn
let disk: string
beforeEach(async (context) => {
  if (!isPermitted) return context.skip()
  kit = await createBackupKit()
  disk = kit.test.storageDir
  mount('-t', 'tmpfs', '-o', `size=${String(roomy)}`, 'none', disk)
  teacher = await kit.newTeacher()
  await createExamKit(kit.test).newClass(teacher)
  const id = await createLessonPlanKit(kit.test).newPicture(teacher)
  const key = `images/${id}/1-picture.png`
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(pictureBytes - 8)])
  await kit.test.storage.put(key, png, 'image/png')
  await kit.connection
    .collection('images')
    .updateMany({ ownerId: teacher.userId }, { $set: { 'file.sizeBytes': png.length } })
  await kit.startWorker()
})
afterEach(async () => {
  if (!isPermitted) return
  await kit.stopWorkers()
  unmount(disk)
  await kit.close()
})

/** Leaves this much room on the disk. */
async function leave(bytes: number): Promise<void> {
  const { blocks, bfree, bsize } = await statfs(disk)
  const size = (blocks - bfree) * bsize + bytes
  mount('-o', `remount,size=${String(Math.ceil(size / blockBytes) * blockBytes)}`, disk)
}

const files = async () =>
  (await readdir(disk, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(disk.length + 1))
    .sort()

const listed = async () => (await kit.send(teacher, 'GET', '/backups')).body as BackupList
const untouched = (name: string) => !/^(backups|restore|search_entries|account_activities)/.test(name)

async function verifiedBackup(): Promise<string> {
  const id = await kit.ask(teacher, true)
  await kit.reached(id, ({ verification }) => verification === 'verified')
  return id
}

/** Restores a backup whose picture is lost. */
async function restore(backupId: string): Promise<RestoreDocument> {
  const reached = (id: string, ...states: RestoreDocument['state'][]) =>
    until(`a restore that is ${states.join(' or ')}`, async () => {
      const found = await createRestoreRepository(kit.connection).findById(id)
      return found && states.includes(found.state) ? found : null
    })
  const asked = await kit.send(teacher, 'POST', '/restores', { backupId, requestKey: randomUUID() })
  const { id } = asked.body as Restore
  const ready = await reached(id, 'ready')
  const classIds = ready.preview?.classes.map(({ classId }) => classId) ?? []
  await kit.send(teacher, 'POST', `/restores/${id}/start`, { method: 'replace', classIds, decisions: {} })
  return reached(id, 'done', 'failed')
}

async function losePicture(): Promise<void> {
  await kit.connection.collection('images').deleteMany({ ownerId: teacher.userId })
  for (const name of await files()) if (name.startsWith('images/')) await kit.test.storage.delete(name)
}

describe('a disk that becomes full', () => {
  it('while a backup is written: it says so, nothing of it stays, and with room the next one works', async () => {
    const before = await files()
    await leave(pictureBytes / 2)
    const id = await kit.ask(teacher, true)
    const failed = await kit.reached(id, ({ state }) => state === 'failed')
    expect(failed).toMatchObject({
      error: { code: 'backups/storage-full' },
      storageKey: null,
      sizeBytes: null,
    })
    expect(await listed()).toMatchObject({
      lastVerifiedAt: null,
      backups: [{ id, state: 'failed', verification: 'unverified', error: { code: 'backups/storage-full' } }],
    })
    expect(await files()).toEqual(before)
    await leave(roomy)
    await verifiedBackup()
  })

  it('while a file is uploaded: it is refused with the reason, and nothing of it stays', async () => {
    const before = await files()
    await leave(pictureBytes / 2)
    const answer = await kit.test.app.inject({
      ...{ method: 'POST', url: '/api/backups/uploads' },
      payload: Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(pictureBytes)]),
      headers: { ...teacher.headers, 'content-type': 'application/zip' },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([507, 'backups/storage-full'])
    expect((await listed()).backups).toEqual([])
    expect(await files()).toEqual(before)
  })

  itInDeep(
    'while the pictures of a restore are written: it says so, and everything is as before',
    async () => {
      const backupId = await verifiedBackup()
      await losePicture()
      const before = await contentsOf(kit.connection, untouched)
      // Room for the small backup before the restore, but not for the picture.
      await leave(pictureBytes / 2)
      const failed = await restore(backupId)
      expect(failed).toMatchObject({ state: 'failed', phase: null, error: { code: 'restores/storage-full' } })
      expect(await contentsOf(kit.connection, untouched)).toEqual(before)
      expect((await files()).filter((name) => !name.startsWith('backups/'))).toEqual([])
      await leave(roomy)
      expect(await restore(backupId)).toMatchObject({ state: 'done' })
      expect((await files()).filter((name) => name.startsWith('images/'))).toHaveLength(2)
    },
  )

  itInDeep('while the backup before a restore is written: it says so, and nothing was begun', async () => {
    const backupId = await verifiedBackup()
    const before = await contentsOf(kit.connection, untouched)
    await leave(pictureBytes / 2)
    expect(await restore(backupId)).toMatchObject({
      ...{ state: 'failed', phase: null, plannedBy: null },
      error: { code: 'restores/storage-full' },
    })
    expect(await contentsOf(kit.connection, untouched)).toEqual(before)
    const snapshots = (await listed()).backups.filter(({ kind }) => kind === 'before-restore')
    expect(snapshots.map(({ state, verification }) => [state, verification])).toEqual([
      ['failed', 'unverified'],
    ])
    expect((await files()).filter((name) => name.startsWith('backups/'))).toHaveLength(2)
  })
})
