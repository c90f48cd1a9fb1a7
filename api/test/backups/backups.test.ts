import { mostBackupsByHand, type Backup, type BackupList, type CodedError } from '@classeur/contracts'
import { createBackupRepository } from '@classeur/database'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

let test: TestApp
let ada: SignedIn
let eve: SignedIn

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test?.close())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  ada = await test.newTeacher()
  eve = await test.newTeacher()
})

const make = (person: SignedIn, requestKey: string = randomUUID(), withMedia = false) =>
  test.call(person, 'POST', '/backups', { withMedia, requestKey })
const listOf = async (person: SignedIn) => (await test.call(person, 'GET', '/backups')).json<BackupList>()
const repository = () => createBackupRepository(test.servers.connection)

/** Ends a backup as a worker does. */
async function finish(id: string): Promise<void> {
  const claimed = await repository().claim(id, 5)
  const progress = { files: 3, filesTotal: 3, bytes: 30, bytesTotal: 30 }
  const facts = { storageKey: `backups/${id}/1.sealed`, sizeBytes: 12, sha256: 'a'.repeat(64) }
  await repository().finish(id, claimed?.attempt ?? 0, { ...facts, counts: null, progress })
}

describe('making a backup', () => {
  it('stores it, adds its job, and lists it', async () => {
    const answer = await make(ada, randomUUID(), true)
    expect(answer.statusCode).toBe(202)
    const backup = answer.json<Backup>()
    expect(backup).toMatchObject({ kind: 'by-hand', withMedia: true, state: 'queued', keptUntil: null })
    expect((await test.backupQueue.queue.getJob(`make-${backup.id}`))?.data).toEqual({
      ...{ version: 1, id: backup.id },
    })
    expect((await listOf(ada)).backups).toEqual([backup])
    expect((await listOf(eve)).backups).toEqual([])
  })

  it.each(['/backups', '/account/export'])(
    'announces it before a worker can begin, so that its own events come later (%s)',
    async (path) => {
      const publish = vi.spyOn(test.backupQueue, 'publish')
      const add = vi.spyOn(test.backupQueue, 'add')
      const payload = { requestKey: randomUUID(), ...(path === '/backups' && { withMedia: false }) }
      expect((await test.call(ada, 'POST', path, payload)).statusCode).toBe(202)
      expect(publish.mock.calls).toMatchObject([[{ payload: { seq: 0, state: 'queued' } }]])
      expect(add.mock.calls).toEqual([['make', expect.any(String)]])
      expect(publish.mock.invocationCallOrder[0]).toBeLessThan(add.mock.invocationCallOrder[0] ?? 0)
    },
  )

  it('a double click makes one backup and gets one answer', async () => {
    const requestKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(ada, requestKey)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 202))
    expect(new Set(answers.map((answer) => answer.json<Backup>().id)).size).toBe(1)
    expect((await listOf(ada)).backups).toHaveLength(1)
  })

  it('a person makes one at a time, and another person is not held up', async () => {
    const first = (await make(ada)).json<Backup>()
    const second = await make(ada)
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([
      409,
      'backups/already-running',
    ])
    expect((await make(eve)).statusCode).toBe(202)
    await finish(first.id)
    expect((await make(ada)).statusCode).toBe(202)
  })

  it('a person keeps a limited number, and can make another one after deleting one', async () => {
    const ids: string[] = []
    for (let index = 0; index < mostBackupsByHand; index += 1) {
      const id = randomBytes(12).toString('hex')
      const fields = { ownerId: ada.userId, kind: 'by-hand', withMedia: false, keptUntil: null } as const
      await repository().insert({ id, ...fields, requestKey: randomUUID() })
      await finish(id)
      ids.push(id)
    }
    const refused = await make(ada)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'backups/too-many', params: { limit: mostBackupsByHand } },
    ])
    expect((await test.call(ada, 'DELETE', `/backups/${ids[0] ?? ''}`)).statusCode).toBe(204)
    expect((await make(ada)).statusCode).toBe(202)
  })

  it('needs a complete profile', async () => {
    const nobody = await test.signInAs()
    expect((await make(nobody)).json()).toMatchObject({ code: 'profile_incomplete' })
  })
})

describe('stopping, verifying and deleting', () => {
  it('a stopped backup is gone from the list, and stopping it again changes nothing', async () => {
    const { id } = (await make(ada)).json<Backup>()
    const stopped = await test.call(ada, 'POST', `/backups/${id}/stop`, {})
    expect(stopped.json()).toMatchObject({ state: 'stopped' })
    expect((await test.call(ada, 'POST', `/backups/${id}/stop`, {})).json()).toEqual(stopped.json())
    expect((await listOf(ada)).backups).toEqual([])
    expect(await repository().claim(id, 5)).toBeNull()
  })

  it('one that has ended can be verified and deleted, but not stopped', async () => {
    const { id } = (await make(ada)).json<Backup>()
    expect((await test.call(ada, 'POST', `/backups/${id}/verify`, {})).json()).toMatchObject({
      code: 'backups/not-ready',
    })
    expect((await test.call(ada, 'DELETE', `/backups/${id}`)).json()).toMatchObject({
      code: 'backups/not-ready',
    })
    await finish(id)
    expect((await test.call(ada, 'POST', `/backups/${id}/stop`, {})).json()).toMatchObject({
      code: 'backups/not-stoppable',
    })
    const claimed = await repository().claimVerification(id)
    await repository().endVerification(id, claimed?.verifyAttempt ?? 0, null)
    const verify = () => test.call(ada, 'POST', `/backups/${id}/verify`, {})
    expect((await verify()).json()).toMatchObject({ verification: 'checking' })
    expect((await verify()).statusCode).toBe(202)
    expect(await test.backupQueue.queue.getJob(`verify-${id}`)).toBeDefined()
    expect((await test.call(ada, 'DELETE', `/backups/${id}`)).statusCode).toBe(204)
    expect((await test.call(ada, 'DELETE', `/backups/${id}`)).statusCode).toBe(404)
    expect((await listOf(ada)).backups).toEqual([])
  })

  it('the last verified backup is the newest own one that is whole, by when it was made', async () => {
    const { id } = (await make(ada)).json<Backup>()
    await finish(id)
    const verified = async (damage: CodedError | null) => {
      const claimed = await repository().claimVerification(id)
      await repository().endVerification(id, claimed?.verifyAttempt ?? 0, damage)
      return (await listOf(ada)).lastVerifiedAt
    }
    const old = new Date('2025-12-01T02:00:00Z')
    const stored = test.servers.connection.collection('backups')
    await stored.updateOne({ ownerId: ada.userId }, { $set: { finishedAt: old } })
    expect(await verified(null)).toBe(old.toISOString())
    const { _id, ...own } = (await stored.findOne({ ownerId: ada.userId })) ?? {}
    await stored.insertOne({ ...own, requestKey: 'file', kind: 'uploaded', finishedAt: new Date() })
    expect((await listOf(ada)).lastVerifiedAt).toBe(old.toISOString())
    await stored.deleteOne({ ownerId: ada.userId, requestKey: 'file' })
    await test.call(ada, 'POST', `/backups/${id}/verify`, {})
    // While it is read again, too.
    expect((await listOf(ada)).lastVerifiedAt).toBe(old.toISOString())
    expect(await verified({ code: 'backups/damaged', params: { file: 'backup.zip' } })).toBeNull()
    expect((await listOf(ada)).backups).toMatchObject([{ verification: 'damaged', verifiedAt: null }])
  })

  it('another person’s backup gets the same response as a missing one, and stays as it is', async () => {
    const { id } = (await make(ada)).json<Backup>()
    const before = await listOf(ada)
    const missing = randomBytes(12).toString('hex')
    for (const [method, path] of [
      ['POST', 'stop'],
      ['POST', 'verify'],
      ['POST', 'download-link'],
      ['DELETE', ''],
    ] as const) {
      const url = (of: string) => `/backups/${of}${path && `/${path}`}`
      const body = method === 'POST' ? {} : undefined
      const [theirs, none] = [
        await test.call(eve, method, url(id), body),
        await test.call(eve, method, url(missing), body),
      ]
      expect(theirs.statusCode).toBe(404)
      expect({ ...theirs.json<object>(), requestId: '' }).toEqual({ ...none.json<object>(), requestId: '' })
    }
    expect(await listOf(ada)).toEqual(before)
  })
})

describe('the schedule', () => {
  it('is nightly and weekly until its person changes it', async () => {
    expect((await listOf(ada)).schedule).toEqual({ nightly: true, weekly: true })
    const saved = await test.call(ada, 'PUT', '/backup-schedule', { nightly: false, weekly: true })
    expect(saved.json()).toEqual({ nightly: false, weekly: true })
    expect((await listOf(ada)).schedule).toEqual({ nightly: false, weekly: true })
    expect((await listOf(eve)).schedule).toEqual({ nightly: true, weekly: true })
    const wrong = await test.call(ada, 'PUT', '/backup-schedule', { nightly: 1, weekly: true })
    expect(wrong.statusCode).toBe(400)
    const more = await test.call(ada, 'PUT', '/backup-schedule', {
      nightly: true,
      weekly: true,
      userId: eve.userId,
    })
    expect(more.statusCode).toBe(400)
  })
})
