import { DamagedFileError, openArchive, type Archive, type ArchivedCollection } from '@classeur/archive'
import type { BackupChangedEvent, BackupList, DownloadLink, ServerEvents } from '@classeur/contracts'
import { until } from '@classeur/local/testing'
import { StorageFullError } from '@classeur/storage'
import ExcelJS from 'exceljs'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPublicUrl, type SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'

let kit: BackupKit
let url: string
let ada: SignedIn

beforeAll(async () => {
  kit = await createBackupKit()
  url = await kit.test.listen()
})
afterAll(() => kit?.close())
beforeEach(async () => {
  ada = await kit.newTeacher()
})
afterEach(async () => {
  await kit.stopWorkers()
  await kit.connection.collection('backups').deleteMany({})
  await kit.test.backupQueue.queue.obliterate({ force: true })
})

async function sampleClass(person = ada): Promise<string> {
  const made = await kit.send(person, 'POST', '/classes/sample', {})
  if (made.status >= 300) throw new Error(JSON.stringify(made.body))
  const found = await kit.connection.collection('classes').findOne({ ownerId: person.userId })
  return String(found?._id)
}

async function download(id: string, headers: Record<string, string> = {}, person = ada) {
  const link = (await kit.send(person, 'POST', `/backups/${id}/download-link`, {})).body as DownloadLink
  return fetch(`${url}${link.url}`, { headers })
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const openBytes = (bytes: Buffer): Promise<Archive> =>
  openArchive({
    sizeBytes: bytes.length,
    stream: (start, end) => Readable.from([bytes.subarray(start, end)]),
  })
async function documentsIn(archive: Archive, collection: ArchivedCollection) {
  const documents: Record<string, unknown>[] = []
  for await (const document of archive.documents(collection)) documents.push(document)
  return documents
}
/** Ids and dates as text, so that documents of the archive compare with those of the driver. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>
const byId = (documents: readonly unknown[]) =>
  new Map(documents.map((document) => [String(plain(document)['_id']), plain(document)]))

describe('a backup of the sample class', () => {
  it('contains every document as the database has it, and a workbook for reading', async () => {
    const classId = await sampleClass()
    await kit.startWorker()
    const id = await kit.ask(ada)
    const made = await kit.reached(id, ({ verification }) => verification === 'verified')
    const archive = await openBytes(await bytesOf(await download(id)))
    await archive.check()
    expect(archive.manifest).toMatchObject({ ownerId: ada.userId, withMedia: false })

    const exams = await kit.connection.collection('exams').find({ classId }).toArray()
    const inExams = { examId: { $in: exams.map(({ _id }) => String(_id)) } }
    const expected: [ArchivedCollection, object][] = [
      ['classes', { ownerId: ada.userId }],
      ['rosters', { _id: classId }],
      ['exams', { classId }],
      ['mark_rows', inExams],
      ['mark_changes', inExams],
      ['structure_changes', { classId }],
      ['overall_comments', { classId }],
      ['class_activities', { classId }],
      ['comment_bank', { userId: ada.userId }],
      ['profile', { _id: ada.userId }],
    ]
    for (const [collection, filter] of expected) {
      const name = collection === 'profile' ? 'user_info' : collection
      const stored = await kit.connection.collection(name).find(filter).toArray()
      const rows = stored.map(({ log: _log, ...row }) => row)
      expect(byId(await documentsIn(archive, collection))).toEqual(byId(rows))
    }
    const archivedRows = await documentsIn(archive, 'mark_rows')
    const cells = archivedRows.flatMap(({ marks }) => Object.values(marks as Record<string, never>))
    const filled = cells.filter(({ valueHundredths, status }) => valueHundredths !== null || status !== null)
    expect(filled.length).toBeGreaterThan(100)
    const roster = await kit.connection.collection('rosters').findOne({ _id: classId as never })
    expect(made.counts).toEqual({
      ...{ classes: 1, students: (roster?.['students'] as unknown[]).length, exams: exams.length },
      ...{ marks: filled.length, lessonPlans: 0, resources: 0, pictures: 0 },
    })
  })

  it('has one sheet per exam with the names as text, also one that looks like a formula', async () => {
    const classId = await sampleClass()
    await kit.connection
      .collection('rosters')
      .updateOne({ _id: classId as never }, { $set: { 'students.0.lastName': '=1+1' } })
    const workbooks: { name: string; bytes: Uint8Array }[] = []
    await kit.startWorker({
      collect: (source) => ({
        ...source,
        async *workbooks() {
          for await (const workbook of source.workbooks()) {
            workbooks.push(workbook)
            yield workbook
          }
        },
      }),
    })
    const id = await kit.ask(ada)
    await kit.reached(id, ({ verification }) => verification === 'verified')
    expect(workbooks).toHaveLength(1)
    const book = new ExcelJS.Workbook()
    await book.xlsx.load(Uint8Array.from(workbooks[0]?.bytes ?? []).buffer)
    const exams = await kit.connection.collection('exams').find({ classId, deletedAt: null }).toArray()
    expect(book.worksheets.length).toBe(1 + exams.length)
    const values = book.worksheets.flatMap((sheet) => {
      const found: unknown[] = []
      sheet.eachRow((row) => row.eachCell(({ value }) => found.push(value)))
      return found
    })
    expect(values.filter((value) => typeof value === 'object' && value !== null)).toEqual([])
    expect(values).toContain("'=1+1")
  })
})

describe('the progress', () => {
  it('reaches the owner’s windows in order, at most four times a second, and nobody else’s', async () => {
    await sampleClass()
    const eve = await kit.newTeacher()
    const received: { mine: BackupChangedEvent[]; theirs: BackupChangedEvent[] } = { mine: [], theirs: [] }
    const sockets = [
      [ada, received.mine],
      [eve, received.theirs],
    ].map(([person, list]) => {
      const socket: Socket<ServerEvents> = io(url, {
        auth: { token: (person as SignedIn).accessToken },
        transports: ['websocket'],
        extraHeaders: { origin: testPublicUrl },
        forceNew: true,
      })
      socket.on('backup:changed', (event) => (list as BackupChangedEvent[]).push(event))
      return socket
    })
    await until('the sockets', async () => sockets.every(({ connected }) => connected))
    await kit.startWorker()
    const id = await kit.ask(ada)
    await until('the last event', async () => {
      const backup = await kit.backups.findById(id)
      return backup?.verification === 'verified' && received.mine.at(-1)?.seq === backup.seq
    })
    for (const socket of sockets) socket.disconnect()
    const seqs = received.mine.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
    expect(received.mine.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['queued', 'running', 'done']),
    )
    const { progress } = received.mine.at(-1) as BackupChangedEvent
    expect(progress.files).toBeGreaterThan(19)
    expect(progress.filesTotal).toBe(progress.files)
    expect(received.theirs).toEqual([])
  })
})

describe('a download', () => {
  it('in parts, with another start, and resumed gives the same bytes as the whole file', async () => {
    await sampleClass()
    await kit.startWorker()
    const id = await kit.ask(ada)
    const made = await kit.reached(id, ({ verification }) => verification === 'verified')
    const whole = await download(id)
    const bytes = await bytesOf(whole)
    expect(whole.status).toBe(200)
    expect(bytes.length).toBe(made.sizeBytes)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      ...{ 'content-type': 'application/zip', 'accept-ranges': 'bytes', 'cache-control': 'no-store' },
      'content-disposition': expect.stringMatching(
        /^attachment; filename=classeur-backup\.zip; filename\*=UTF-8''Classeur%20\d{4}-\d\d-\d\d\.zip$/,
      ) as string,
      etag: `"${made.sha256 ?? ''}"`,
    })
    const etag = whole.headers.get('etag') ?? ''
    const middle = Math.floor(bytes.length / 2)
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 1],
      [`bytes=${String(middle)}-`, middle, bytes.length],
      [`bytes=${String(middle - 70_000)}-${String(middle + 70_000)}`, middle - 70_000, middle + 70_001],
      ['bytes=-5', bytes.length - 5, bytes.length],
    ] as const) {
      const from = Math.max(0, start)
      const part = await download(id, {
        range: range.replace(`${String(start)}-`, `${String(from)}-`),
        'if-range': etag,
      })
      expect(part.status).toBe(206)
      const last = Math.min(end, bytes.length)
      expect(part.headers.get('content-range')).toBe(
        `bytes ${String(from)}-${String(last - 1)}/${String(bytes.length)}`,
      )
      expect((await bytesOf(part)).equals(bytes.subarray(from, last))).toBe(true)
    }
    const changed = await download(id, { range: 'bytes=5-', 'if-range': '"another"' })
    expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, bytes.length])
    const beyond = await download(id, { range: `bytes=${String(bytes.length)}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([
      416,
      `bytes */${String(bytes.length)}`,
    ])
  })

  it('ends with the session, with the backup, and for another person', async () => {
    await kit.startWorker()
    const id = await kit.ask(ada)
    await kit.reached(id, ({ state }) => state === 'done')
    const link = (await kit.send(ada, 'POST', `/backups/${id}/download-link`, {})).body as DownloadLink
    const status = async () => {
      const response = await fetch(`${url}${link.url}`)
      await response.body?.cancel()
      return response.status
    }
    expect(await status()).toBe(200)
    expect((await fetch(`${url}${link.url.slice(0, -3)}AAA`)).status).toBe(404)
    await kit.send(ada, 'DELETE', `/backups/${id}`)
    expect(await status()).toBe(404)
    const second = await kit.ask(ada)
    await kit.reached(second, ({ state }) => state === 'done')
    const other = (await kit.send(ada, 'POST', `/backups/${second}/download-link`, {})).body as DownloadLink
    await kit.connection.collection('sessions').deleteMany({})
    expect((await fetch(`${url}${other.url}`)).status).toBe(404)
  })
})

describe('faults', () => {
  it('two deliveries of the same job make one archive', async () => {
    await kit.startWorker()
    await kit.startWorker()
    const id = await kit.ask(ada)
    for (let index = 0; index < 5; index += 1) await kit.test.backupQueue.add('make', id)
    const made = await kit.reached(id, ({ verification }) => verification === 'verified')
    await kit.sweep()
    expect(await storedOf(id)).toEqual([made.storageKey])
  })

  it('a backup whose job was lost is found by the reconciler', async () => {
    const id = await kit.ask(ada)
    await kit.test.backupQueue.queue.obliterate({ force: true })
    await kit.startWorker()
    await kit.reconcile()
    await kit.reached(id, ({ verification }) => verification === 'verified')
  })

  it('a finished backup whose confirmation was lost keeps its archive, which is verified', async () => {
    await sampleClass()
    await kit.startWorker({
      backups: {
        finish: async (...args) => {
          await kit.backups.finish(...args)
          throw new Error('the connection broke')
        },
      },
    })
    const id = await kit.ask(ada)
    await kit.reached(id, ({ state }) => state === 'done')
    await until('the job to end', async () => !(await kit.test.backupQueue.queue.getJob(`make-${id}`)))
    await kit.reconcile()
    const { verification } = await kit.reached(id, (backup) => backup.verification !== 'checking')
    expect(verification).toBe('verified')
  })

  it('a stopped backup ends at once and leaves nothing behind', async () => {
    let isWriting = false
    await kit.startWorker({
      store: {
        write: async (key, source, options) => {
          isWriting = true
          const endless = Readable.from(endlessBytes())
          source.resume()
          return kit.store.write(key, endless, options)
        },
      },
    })
    const id = await kit.ask(ada)
    await until('the archive to be written', async () => isWriting)
    await kit.send(ada, 'POST', `/backups/${id}/stop`, {})
    await until('the archive to be gone', async () => (await storedOf(id)).length === 0)
    await kit.stopWorkers()
    await kit.sweep()
    expect(await storedOf(id)).toEqual([])
    expect(await kit.backups.findById(id)).toBeNull()
    expect(((await kit.send(ada, 'GET', '/backups')).body as BackupList).backups).toEqual([])
  })

  it('a worker that shuts down returns the backup, and the next one begins again', async () => {
    let writes = 0
    await kit.startWorker({
      store: {
        write: async (key, source, options) => {
          writes += 1
          source.resume()
          return kit.store.write(key, Readable.from(endlessBytes()), options)
        },
      },
    })
    const id = await kit.ask(ada)
    await until('the archive to be written', async () => writes > 0)
    await kit.stopWorkers()
    expect(await kit.backups.findById(id)).toMatchObject({ state: 'queued', attempt: 1 })
    await kit.startWorker()
    const made = await kit.reached(id, ({ verification }) => verification === 'verified')
    expect(made.attempt).toBe(2)
    expect(await storedOf(id)).toEqual([made.storageKey])
  })

  it('without room in the storage, it fails with the reason after its tries', async () => {
    await kit.startWorker({
      store: {
        write: async (_key, source) => {
          source.resume()
          throw new StorageFullError('no room left')
        },
      },
    })
    const id = await kit.ask(ada)
    const failed = await kit.reached(id, ({ state }) => state === 'failed')
    expect(failed.error).toEqual({ code: 'backups/storage-full', params: {} })
    expect(await storedOf(id)).toEqual([])
    const again = await kit.send(ada, 'POST', '/backups', { withMedia: false, requestKey: randomUUID() })
    expect(again.status).toBe(202)
  })

  it('a damaged archive is reported with its file, and verified again on demand', async () => {
    await sampleClass()
    await kit.startWorker()
    const id = await kit.ask(ada)
    await kit.reached(id, ({ verification }) => verification === 'verified')
    await kit.stopWorkers()
    await kit.startWorker({
      store: { open: async () => Promise.reject(new DamagedFileError('a chunk was altered')) },
    })
    await kit.send(ada, 'POST', `/backups/${id}/verify`, {})
    const damaged = await kit.reached(id, ({ verification }) => verification === 'damaged')
    expect(damaged.error).toEqual({ code: 'backups/damaged', params: { file: 'backup.zip' } })
    await kit.stopWorkers()
    await kit.startWorker()
    await kit.send(ada, 'POST', `/backups/${id}/verify`, {})
    const whole = await kit.reached(id, ({ verification }) => verification === 'verified')
    expect(whole.error).toBeNull()
  })

  it('after its time is over, it and its archive are deleted', async () => {
    await kit.startWorker()
    const id = await kit.ask(ada)
    await kit.reached(id, ({ verification }) => verification === 'verified')
    await kit.sweep()
    expect(await kit.backups.findById(id)).not.toBeNull()
    await kit.connection
      .collection('backups')
      .updateMany({ ownerId: ada.userId }, { $set: { keptUntil: new Date(Date.now() - 1000) } })
    await kit.sweep()
    expect(await kit.backups.findById(id)).toBeNull()
    expect(await storedOf(id)).toEqual([])
  })
})

/** The keys of the archives that the storage has of a backup. */
async function storedOf(id: string): Promise<string[]> {
  const keys = Array.from({ length: 8 }, (_, index) => `backups/${id}/${String(index + 1)}.sealed`)
  const sizes = await Promise.all(keys.map((key) => kit.test.storage.sizeOf(key)))
  return keys.filter((_key, index) => sizes[index] !== null)
}

async function* endlessBytes(): AsyncGenerator<Buffer> {
  for (;;) {
    yield randomBytes(65_536)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
