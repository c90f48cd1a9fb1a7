import { createSealedStore } from '@classeur/archive'
import { mostUploads, type Backup, type BackupList } from '@classeur/contracts'
import { createBackupRepository } from '@classeur/database'
import { until } from '@classeur/local/testing'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '../kit/create-test-app.ts'

/** Begins like every archive; uploads aren't read further. */
const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(300_000)])

let test: TestApp
let ada: SignedIn
let url: string

beforeAll(async () => {
  test = await createTestApp()
  url = await test.listen()
})
afterAll(() => test?.close())
beforeEach(async () => {
  ada = await test.newTeacher()
})

const upload = (payload: Buffer, type = 'application/zip', person = ada) =>
  test.app.inject({
    ...{ method: 'POST', url: '/api/backups/uploads', payload },
    headers: { ...person.headers, 'content-type': type },
  })
const listed = async () =>
  (await test.app.inject({ url: '/api/backups', headers: ada.headers })).json<BackupList>().backups
const storedFiles = async () =>
  (await readdir(test.storageDir, { recursive: true })).filter((name) => name.endsWith('.sealed'))

/** Begins an upload that announces the whole file but sends half of it. */
function beginUpload(headers: Record<string, string> = {}) {
  const request = httpRequest(`${url}/api/backups/uploads`, {
    method: 'POST',
    headers: { ...ada.headers, 'content-type': 'application/zip', ...headers },
  })
  request.on('error', () => undefined)
  request.write(archive.subarray(0, archive.length / 2))
  return request
}

it('an uploaded file is stored sealed, kept for 7 days, and identical when it is read', async () => {
  const answer = await upload(archive)
  expect(answer.statusCode).toBe(201)
  const backup = answer.json<Backup>()
  expect(backup).toMatchObject({
    ...{ kind: 'uploaded', state: 'done', sizeBytes: archive.length, verification: 'unverified' },
  })
  const days = (Date.parse(backup.keptUntil ?? '') - Date.parse(backup.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 3)
  expect(await listed()).toEqual([backup])
  const { storageKey } = (await createBackupRepository(test.servers.connection).findById(backup.id)) ?? {}
  const store = createSealedStore({ storage: test.storage, keys: test.config.backupKeys })
  const file = await store.open(storageKey ?? '')
  expect(await buffer(file.stream(0, file.sizeBytes))).toEqual(archive)
})

it.each([
  ['a file of another kind', Buffer.from('GIF89a'), 'application/zip', 422, 'backups/not-an-archive'],
  ['the begin of an archive only', Buffer.from('PK'), 'application/zip', 422, 'backups/not-an-archive'],
  ['no bytes', Buffer.alloc(0), 'application/zip', 422, 'backups/not-an-archive'],
  ['another content type', archive, 'multipart/form-data', 415, 'general/unsupported-media-type'],
  ['a form’s content type', archive, 'text/plain', 415, 'general/unsupported-media-type'],
])('%s is refused and leaves nothing behind', async (_what, payload, type, status, code) => {
  const before = await storedFiles()
  const answer = await upload(payload, type)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  expect(await listed()).toEqual([])
  expect(await storedFiles()).toEqual(before)
  expect(await test.servers.connection.collection('backups').countDocuments({ ownerId: ada.userId })).toBe(0)
})

it('a file over the limit is refused before any of it is received', async () => {
  const answer = await test.app.inject({
    ...{ method: 'POST', url: '/api/backups/uploads', payload: archive },
    headers: { ...ada.headers, 'content-type': 'application/zip', 'content-length': '10737418241' },
  })
  expect(answer.json()).toMatchObject({ status: 413, code: 'general/payload-too-large' })
})

it('an upload that breaks off leaves nothing behind, and the person can upload again', async () => {
  const before = await storedFiles()
  const request = beginUpload({ 'content-length': String(archive.length) })
  const open = () =>
    test.servers.connection.collection('backups').countDocuments({ ownerId: ada.userId, state: 'running' })
  await until('the upload to run', async () => (await open()) === 1)
  request.destroy()
  await until('nothing to be left', async () => {
    const documents = await test.servers.connection
      .collection('backups')
      .countDocuments({ ownerId: ada.userId })
    return documents === 0
  })
  expect(await storedFiles()).toEqual(before)
  expect((await upload(archive)).statusCode).toBe(201)
})

it('a person uploads one file at a time', async () => {
  const request = beginUpload()
  const running = () =>
    test.servers.connection.collection('backups').countDocuments({ ownerId: ada.userId, state: 'running' })
  await until('the upload to run', async () => (await running()) === 1)
  expect((await upload(archive)).json()).toMatchObject({ code: 'backups/already-running' })
  request.end(archive.subarray(archive.length / 2))
  const [response] = (await once(request, 'response')) as [{ statusCode: number }]
  expect(response.statusCode).toBe(201)
})

it('a person keeps a limited number of uploaded files', async () => {
  for (let index = 0; index < mostUploads; index += 1) await upload(archive)
  expect((await upload(archive)).json()).toMatchObject({ code: 'backups/too-many-uploads' })
})
