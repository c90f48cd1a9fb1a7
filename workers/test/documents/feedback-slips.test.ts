import { documentsQueue, type DocumentRequest, type SlipPart } from '@classeur/contracts'
import {
  createDocumentFilesRepository,
  createResourceRepository,
  createStrayFilesRepository,
  type ResourceDocument,
} from '@classeur/database'
import { newId } from '@classeur/local/testing'
import { createStorage, type ObjectStorage } from '@classeur/storage'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweepDocuments } from '../../src/documents/sweep-documents.ts'
import { sweepMedia } from '../../src/images/sweep-media.ts'
import { createLoadFeedbackSlips } from '../../src/processors/documents/load-feedback-slips.ts'
import { createMakeDocuments } from '../../src/processors/documents/make-documents.processor.ts'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'
import { insertReviewedExam } from './kit/reviewed-exam.ts'

let kit: RuntimeKit
let directory: string
let storage: ObjectStorage
let person: string
beforeEach(async () => {
  kit = await createRuntimeKit()
  directory = await mkdtemp(join(tmpdir(), 'classeur-documents-'))
  storage = createStorage({ kind: 'folder', directory })
  person = kit.newPerson()
})
afterEach(async () => {
  await kit.close()
  await rm(directory, { recursive: true, force: true })
})

const startWorker = (into: Pick<ObjectStorage, 'put' | 'delete'> = storage) =>
  kit.startWorker(
    createMakeDocuments({
      loadFeedbackSlips: createLoadFeedbackSlips(createDocumentSources(kit.connection)),
      loadTermReports: () => Promise.reject(new Error('not a pack of slips')),
      ...{ storage: into, now: kit.queries.now },
    }),
    { queue: documentsQueue },
  )
const requestFor = (examId: string): DocumentRequest => ({
  ...{ pack: 'feedback-slips', examId, studentIds: null, parts: ['points', 'comments'], perPage: 1 },
  ...{ withAbsent: true, language: 'en', digits: 'latin' },
})
const accept = (examId: string) => kit.accept(person, { kind: 'documents', input: requestFor(examId) })
const storedFiles = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const files = () => createDocumentFilesRepository(kit.connection)

describe('a pack of feedback slips', () => {
  it('is one stored PDF that its generation names, and costs nothing', async () => {
    const { examId, students } = await insertReviewedExam(kit.connection, person)
    startWorker()
    const ended = await kit.over(await accept(examId))
    expect(ended).toMatchObject({ state: 'completed', percent: 100, error: null })
    expect(ended.document).toMatchObject({ students })
    expect(await storedFiles()).toEqual(['1-pack.pdf'])
    const object = await storage.get(ended.document?.key ?? '')
    expect(object).toMatchObject({ contentType: 'application/pdf', sizeBytes: ended.document?.sizeBytes })
    object?.body.destroy()
    expect((await files().listOf(person, examId)).map(({ _id }) => String(_id))).toEqual([String(ended._id)])
    expect(await kit.ledger.balanceOf(person)).toEqual({ granted: 100, purchased: 0, reserved: 0 })
  })

  it('names with what to work on the newest practice sheet of each student from this exam, and no other', async () => {
    const { examId, classId, studentIds } = await insertReviewedExam(kit.connection, person)
    const [ann = '', ben = ''] = studentIds
    const { ObjectId } = kit.connection.base.Types
    let day = 0
    const forStudents = (...ids: string[]) => ({ scope: 'group' as const, letter: 'A', studentIds: ids })
    const store = async (
      title: string,
      fields: { audience: ResourceDocument['audience']; kind?: ResourceDocument['kind']; examId?: string },
    ) => {
      const id = newId()
      const resources = createResourceRepository(kit.connection)
      await resources.insertOnce({
        ...{ id, classId, examId, ownerId: person, batchId: id, generationId: id, position: 0, title },
        ...{ kind: 'practice-sheet', tier: 'core', language: 'fr', ...fields },
      })
      await resources.admitWriter(id, id, 1)
      const sheet = { title, intro: '', items: [], notes: [], outgoing: null, pseudonyms: [] }
      await resources.writeSheet(id, id, 1, sheet)
      day += 1
      const createdAt = new Date(Date.UTC(2026, 0, day))
      await kit.connection
        .collection('resources')
        .updateOne({ _id: new ObjectId(id) }, { $set: { createdAt } })
    }
    await store('Older', { audience: forStudents(ann, ben) })
    await store('Newest for Ann', { audience: { scope: 'student', studentId: ann } })
    await store('A quiz', { audience: { scope: 'class' }, kind: 'exit-quiz' })
    await store('Of another exam', { audience: { scope: 'class' }, examId: newId() })
    const load = createLoadFeedbackSlips(createDocumentSources(kit.connection))
    const sheetsWith = async (parts: SlipPart[]) => {
      const request = requestFor(examId)
      if (request.pack !== 'feedback-slips') throw new Error('not a pack of slips')
      return (await load(person, { ...request, parts }, new Date())).practiceSheets
    }
    expect(await sheetsWith(['workOn'])).toEqual({ [ann]: 'Newest for Ann', [ben]: 'Older' })
    const stored = kit.connection.collection('resources')
    const quiz = await stored.findOne({ title: 'A quiz' })
    await stored.insertMany(Array.from({ length: 300 }, () => ({ ...quiz, _id: new ObjectId() })))
    expect(await sheetsWith(['workOn'])).toEqual({ [ann]: 'Newest for Ann', [ben]: 'Older' })
    expect(await sheetsWith(['comments'])).toEqual({})
    await kit.connection
      .collection<{ _id: string }>('rosters')
      .updateOne({ _id: classId }, { $set: { 'students.1.leftOn': '2026-01-01' } })
    expect(await sheetsWith(['workOn'])).toEqual({ [ann]: 'Newest for Ann' })
  })

  it('reads no practice sheets for somebody who may not read the marks', async () => {
    const { examId } = await insertReviewedExam(kit.connection, person)
    const sources = createDocumentSources(kit.connection)
    const read: string[] = []
    const listPracticeSheets = (id: string) => {
      read.push(id)
      return sources.resources.listPracticeSheets(id)
    }
    const load = createLoadFeedbackSlips({ ...sources, resources: { listPracticeSheets } })
    const request = requestFor(examId)
    if (request.pack !== 'feedback-slips') throw new Error('not a pack of slips')
    const withSheets = { ...request, parts: ['workOn' as const] }
    await expect(load(kit.newPerson(), withSheets, new Date())).rejects.toMatchObject({
      code: 'generations/source-unavailable',
    })
    expect(read).toEqual([])
    await load(person, withSheets, new Date())
    expect(read).toEqual([examId])
  })

  it('is made once when its worker dies before the end: the next attempt names its own file, and the other goes', async () => {
    const { examId } = await insertReviewedExam(kit.connection, person)
    const id = await accept(examId)
    // A worker that stored its file, and died before the last write.
    const first = await kit.generations.claim(id, 'documents', 6)
    await kit.generations.progress(id, first?.attempt ?? 0, { strayFiles: true }, 1)
    await storage.put(`documents/${id}/1-pack.pdf`, Buffer.from('%PDF- half'), 'application/pdf')
    startWorker()
    await kit.reconcile()
    const ended = await kit.over(id)
    expect(ended).toMatchObject({ state: 'completed', document: { key: `documents/${id}/2-pack.pdf` } })
    await sweepMedia({ ...kit, strayFiles: createStrayFilesRepository(kit.connection), storage }, -60_000)
    expect(await storedFiles()).toEqual(['2-pack.pdf'])
  })

  it('is refused at the start of the work if its owner may not read the marks any more', async () => {
    const { examId, classId } = await insertReviewedExam(kit.connection, person)
    const id = await accept(examId)
    await kit.connection
      .collection('classes')
      .updateOne(
        { _id: new kit.connection.base.Types.ObjectId(classId) },
        { $set: { members: [], ownerId: 'b'.repeat(24) } },
      )
    startWorker()
    expect(await kit.over(id)).toMatchObject({
      state: 'failed',
      error: { code: 'generations/source-unavailable' },
    })
    expect(await storedFiles()).toEqual([])
  })

  it('is refused at the start of the work if the sheet was reopened', async () => {
    const { examId } = await insertReviewedExam(kit.connection, person, 'marking')
    startWorker()
    expect(await kit.over(await accept(examId))).toMatchObject({
      state: 'failed',
      error: { code: 'generations/source-unavailable' },
    })
  })

  it('is tried again while the storage is away', async () => {
    const { examId } = await insertReviewedExam(kit.connection, person)
    let puts = 0
    startWorker({
      ...storage,
      delete: storage.delete.bind(storage),
      put: async (...file) => {
        puts += 1
        if (puts === 1) throw new Error('no space')
        await storage.put(...file)
      },
    })
    const id = await accept(examId)
    expect(await kit.over(id)).toMatchObject({ state: 'completed', attempt: 2 })
    expect(await storedFiles()).toEqual(['2-pack.pdf'])
  })

  it('is deleted 30 days later', async () => {
    const { examId } = await insertReviewedExam(kit.connection, person)
    startWorker()
    const id = await accept(examId)
    await kit.over(id)
    await sweepDocuments({ documentFiles: files(), storage })
    expect(await storedFiles()).toHaveLength(1)
    const monthAgo = new Date(kit.queries.now().getTime() - 31 * 24 * 3600 * 1000)
    await kit.connection
      .collection('generations')
      .updateOne({ _id: new kit.connection.base.Types.ObjectId(id) }, { $set: { finishedAt: monthAgo } })
    await sweepDocuments({ documentFiles: files(), storage })
    expect(await storedFiles()).toEqual([])
    expect((await kit.get(id)).document).toBeUndefined()
  })
})
