import { openArchive, type Archive, type ArchivedCollection } from '@classeur/archive'
import type { MarkChangeDocument, MarkRowDocument } from '@classeur/database'
import { newId, until } from '@classeur/local/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import type { SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { leavesOf, structureOf } from '../../../api/test/kit/exam-kit.ts'
import { usualLock } from '../../src/backups/backup-worker.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'

const [students, questions] = [12, 5]
/** Together about 100 writes per second, each at its own cell. */
const writers = 5

let kit: BackupKit
let ada: SignedIn
let exam: { id: string; classId: string; studentIds: string[]; leafIds: string[] }

beforeAll(async () => {
  kit = await createBackupKit()
})
afterAll(() => kit?.close())
beforeEach(async () => {
  ada = await kit.newTeacher()
  exam = await newExam()
})
afterEach(async () => {
  await kit.stopWorkers()
  await kit.connection.collection('backups').deleteMany({})
})

async function newExam() {
  const created = (await kit.send(ada, 'POST', '/classes', { name: '6B' })).body as { id: string }
  const added = (
    await kit.send(ada, 'POST', `/classes/${created.id}/students`, {
      students: Array.from({ length: students }, (_, index) => ({ firstName: `S${String(index)}` })),
    })
  ).body as { roster: { students: { id: string }[] } }
  const leaves = leavesOf(Array.from({ length: questions }, () => 20))
  const structure = structureOf(leaves, 100)
  const made = await kit.send(ada, 'POST', `/classes/${created.id}/exams`, { title: 'Test', structure })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const { id } = made.body as { id: string }
  await kit.send(ada, 'POST', `/exams/${id}/status`, { status: 'marking' })
  return {
    id,
    classId: created.id,
    studentIds: added.roster.students.map(({ id: one }) => one),
    leafIds: leaves.map(({ id: one }) => one),
  }
}

/** Writes a mark into the next version of a cell. */
async function write(student: number, question: number, version: number): Promise<void> {
  const answer = await kit.send(ada, 'PUT', `/exams/${exam.id}/marks`, {
    ...{ epoch: 0, operations: [{ id: newId(), kind: 'type', of: null }] },
    ...{ studentIds: [exam.studentIds[student]], leafIds: [exam.leafIds[question]] },
    writes: [[0, 0, 0, version, (version * 25) % 2000]],
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
}

/** Writes marks until it is stopped; returns how many were written. */
function startWriting() {
  let stopped = false
  let written = 0
  const run = async (writer: number) => {
    for (let round = 0; !stopped; round += 1) {
      await write(round % students, writer, Math.floor(round / students))
      written += 1
    }
  }
  const running = Promise.all(Array.from({ length: writers }, (_, writer) => run(writer)))
  return {
    written: () => written,
    async stop() {
      stopped = true
      await running
    },
  }
}

async function archiveOf(id: string): Promise<Archive> {
  const { storageKey } = (await kit.backups.findById(id)) ?? {}
  return openArchive(await kit.store.open(storageKey ?? ''))
}
async function documentsIn<Document>(archive: Archive, collection: ArchivedCollection): Promise<Document[]> {
  const documents: Document[] = []
  for await (const document of archive.documents(collection)) documents.push(document as Document)
  return documents
}

it('during 100 writes per second, each paper’s log ends exactly at its marks, and nothing is missing', async () => {
  // The marks are written in this process too, so it may renew a short lock too late.
  await kit.startWorker({ lock: usualLock })
  const writing = startWriting()
  const ids: string[] = []
  try {
    await until('the first hundred writes', () => writing.written() > 100)
    for (let round = 0; round < (isDeep ? 3 : 1); round += 1) {
      const id = await kit.ask(ada)
      await kit.reached(id, ({ verification }) => verification === 'verified')
      ids.push(id)
    }
  } finally {
    await writing.stop()
  }
  expect(writing.written()).toBeGreaterThan(100)
  for (const id of ids) {
    const archive = await archiveOf(id)
    const rows = await documentsIn<MarkRowDocument>(archive, 'mark_rows')
    const changes = await documentsIn<MarkChangeDocument>(archive, 'mark_changes')
    const versions = new Map<string, number[]>()
    const lastValue = new Map<string, unknown>()
    for (const { studentId, leafId, version, to } of changes.sort((a, b) => a.version - b.version)) {
      const cell = `${studentId}:${leafId}`
      versions.set(cell, [...(versions.get(cell) ?? []), version])
      lastValue.set(cell, to)
    }
    let cells = 0
    for (const row of rows) {
      expect(row).not.toHaveProperty('log')
      for (const [leafId, mark] of Object.entries(row.marks)) {
        const cell = `${row.studentId}:${leafId}`
        cells += 1
        expect(versions.get(cell)).toEqual(Array.from({ length: mark.version }, (_, index) => index + 1))
        expect(lastValue.get(cell)).toBe(mark.valueHundredths)
      }
    }
    expect(versions.size).toBe(cells)
  }
})

it('if the structure changes while its exam is read, everything is read again and fits', async () => {
  await write(0, 0, 0)
  let readings = 0
  await kit.startWorker({
    collect: (source) => ({
      ...source,
      documents: (collection) => {
        if (collection !== 'mark_rows') return source.documents(collection)
        readings += 1
        return readings === 1 ? afterRename(source.documents(collection)) : source.documents(collection)
      },
    }),
  })
  const id = await kit.ask(ada)
  await kit.reached(id, ({ verification }) => verification === 'verified')
  expect(readings).toBe(2)
  const [archived] = await documentsIn<{ title: string }>(await archiveOf(id), 'exams')
  expect(archived?.title).toBe('Renamed')
  expect((await kit.backups.findById(id))?.attempt).toBe(1)
})

/** Changes the exam after its document was read and before its marks are. */
async function* afterRename<Document>(documents: AsyncIterable<Document>): AsyncGenerator<Document> {
  const answer = await kit.send(ada, 'PATCH', `/exams/${exam.id}`, { title: 'Renamed' })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  yield* documents
}
