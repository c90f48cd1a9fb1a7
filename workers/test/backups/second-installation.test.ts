import type { DocumentRequest } from '@classeur/contracts'
import { createMarkLog } from '@classeur/database'
import { feedbackSlips } from '@classeur/documents'
import { hasPdfText, pdfPages } from '@classeur/documents/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../api/test/kit/create-test-app.ts'
import { storeEveryKind } from '../../../api/test/kit/every-kind.ts'
import { documentsOf } from '../../../api/test/kit/memory-archive.ts'
import { copiedId } from '../../../api/backups/src/restore/plan/id-map.ts'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { createLoadFeedbackSlips } from '../../src/processors/documents/load-feedback-slips.ts'
import { createBackupKit, type BackupKit } from './kit/backup-kit.ts'
import {
  accountOn,
  comparable,
  differences,
  downloadedBackup,
  filesOf,
  idsIn,
  restoredFrom,
  withNewIds,
} from './kit/second-installation.ts'

/** Two installations: each with its own database, Redis and storage, the second one empty. */
let kits: [BackupKit, BackupKit]
let urls: [string, string]
let made: Awaited<ReturnType<typeof storeEveryKind>>
let file: Buffer
beforeAll(async () => {
  kits = [await createBackupKit(), await createBackupKit()]
  urls = [await kits[0].test.listen(), await kits[1].test.listen()]
  for (const kit of kits) await kit.startWorker()
  made = await storeEveryKind(kits[0].test)
  await kits[0].send(made.teacher, 'POST', '/classes/sample', {})
  // Slips are made of a reviewed exam.
  await kits[0].send(made.teacher, 'POST', `/exams/${made.examId}/status`, { status: 'reviewed' })
  const exams = await kits[0].connection.collection('exams').find({}).toArray()
  for (const exam of exams) await createMarkLog(kits[0].connection).drain(String(exam._id))
  file = await downloadedBackup(kits[0], urls[0], made.teacher)
})
afterAll(async () => {
  for (const kit of kits ?? []) await kit.close()
})

/**
 * What is stored of a person, without what the restored copy never takes over: the requests of the sheets in an uploaded
 * file get other ids.
 */
async function storedOf(kit: BackupKit, { userId }: SignedIn) {
  const documents = comparable(await documentsOf(kit.connection, userId))
  const resources = documents.resources.map(({ batchId: _batch, generationId: _generation, ...one }) => one)
  return { ...documents, resources }
}

/** The text of a file that is made from documents when somebody asks for it. */
async function textOf(bytes: Uint8Array): Promise<string> {
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  return hasPdfText ? (await pdfPages(bytes)).join('\f') : ''
}

async function sheetOf(kit: BackupKit, person: SignedIn, resourceId: string): Promise<string> {
  const url = `/api/resources/${resourceId}/export?content=sheet&format=pdf`
  const answer = await kit.test.app.inject({ url, headers: person.headers })
  expect(answer.statusCode).toBe(200)
  return textOf(answer.rawPayload)
}

async function slipsOf({ connection }: BackupKit, { userId }: SignedIn, examId: string): Promise<string> {
  const request: DocumentRequest & { pack: 'feedback-slips' } = {
    ...{ pack: 'feedback-slips', examId, studentIds: null, parts: ['points', 'comments'], perPage: 1 },
    ...{ withAbsent: true, language: 'en', digits: 'latin' },
  }
  const load = createLoadFeedbackSlips(createDocumentSources(connection))
  const slips = feedbackSlips(await load(userId, request, new Date('2026-11-27T08:00:00Z')))
  // The name of the school stands in the header, and a school belongs to an installation.
  return (await textOf(await slips.render())).replaceAll(' · Ada', '')
}

describe('a backup made by the job, sent to a second installation', () => {
  it('brings back every document, mark, log entry and file of the same person, field by field', async () => {
    const before = await storedOf(kits[0], made.teacher)
    const person = await accountOn(kits[1], made.teacher, kits[0])
    await restoredFrom(kits[1], urls[1], person, { file, method: 'replace' })
    await expect.poll(async () => differences(before, await storedOf(kits[1], person))).toEqual([])
    expect(before.mark_changes.length).toBeGreaterThan(100)
    const files = await filesOf(kits[0], before)
    expect(files.size).toBeGreaterThan(0)
    expect(await filesOf(kits[1], before)).toEqual(files)
    expect(await sheetOf(kits[1], person, made.resourceId)).toBe(
      await sheetOf(kits[0], made.teacher, made.resourceId),
    )
    expect(await slipsOf(kits[1], person, made.examId)).toBe(
      await slipsOf(kits[0], made.teacher, made.examId),
    )
  })

  it('brings back everything for another person too, as a copy with ids of its own', async () => {
    const before = await storedOf(kits[0], made.teacher)
    const person = await kits[1].newTeacher()
    const done = await restoredFrom(kits[1], urls[1], person, { file, method: 'copy' })
    const replaced = idsIn(before)
    const newIdOf = (id: string) => {
      if (id === made.teacher.userId) return person.userId
      return replaced.has(id) ? copiedId(String(done._id), id) : id
    }
    const plain = (documents: Awaited<ReturnType<typeof storedOf>>) =>
      JSON.parse(JSON.stringify(documents)) as typeof documents
    const expected = withNewIds(before, newIdOf)
    await expect.poll(async () => differences(expected, plain(await storedOf(kits[1], person)))).toEqual([])
    const files = [...(await filesOf(kits[0], before))].map(([key, bytes]) => [
      withNewIds(key, newIdOf),
      bytes,
    ])
    expect([...(await filesOf(kits[1], expected))]).toEqual(files)
  })
})
