import { documentsQueue, reportParts, type TermReportsPack } from '@classeur/contracts'
import {
  createDocumentFilesRepository,
  createOverallCommentRepository,
  createStrayFilesRepository,
} from '@classeur/database'
import { createStorage, type ObjectStorage } from '@classeur/storage'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDocumentSources } from '../../src/documents/document-sources.ts'
import { sweepMedia } from '../../src/images/sweep-media.ts'
import { createLoadFeedbackSlips } from '../../src/processors/documents/load-feedback-slips.ts'
import { createLoadTermReports } from '../../src/processors/documents/load-term-reports.ts'
import { createMakeDocuments } from '../../src/processors/documents/make-documents.processor.ts'
import { createRuntimeKit, type RuntimeKit } from '../kit/runtime-kit.ts'
import { insertReviewedExam } from './kit/reviewed-exam.ts'

let kit: RuntimeKit
let directory: string
let storage: ObjectStorage
let person: string
let classId: string
let students: number
beforeEach(async () => {
  kit = await createRuntimeKit()
  directory = await mkdtemp(join(tmpdir(), 'classeur-documents-'))
  storage = createStorage({ kind: 'folder', directory })
  person = kit.newPerson()
  ;({ classId, students } = await insertReviewedExam(kit.connection, person))
})
afterEach(async () => {
  await kit.close()
  await rm(directory, { recursive: true, force: true })
})

const startWorker = () => {
  const sources = createDocumentSources(kit.connection)
  return kit.startWorker(
    createMakeDocuments({
      loadFeedbackSlips: createLoadFeedbackSlips(sources),
      loadTermReports: createLoadTermReports(sources),
      ...{ storage, now: kit.queries.now },
    }),
    { queue: documentsQueue },
  )
}
const packOf = (more: Partial<TermReportsPack> = {}): TermReportsPack => ({
  ...{ pack: 'term-reports', classId, termId: null, studentIds: null, parts: [...reportParts] },
  ...{ language: 'en', digits: 'latin' },
  ...more,
})
const accept = (more: Partial<TermReportsPack> = {}) =>
  kit.accept(person, { kind: 'documents', input: packOf(more) })
const load = (more: Partial<TermReportsPack> = {}) =>
  createLoadTermReports(createDocumentSources(kit.connection))(person, packOf(more), kit.queries.now())
const storedFiles = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const classes = () => kit.connection.collection('classes')
const theClass = () => ({ _id: new kit.connection.base.Types.ObjectId(classId) })

describe('a pack of term reports', () => {
  it('is one stored PDF that its generation names, listed for its class and period, and costs nothing', async () => {
    startWorker()
    const ended = await kit.over(await accept())
    expect(ended).toMatchObject({ state: 'completed', percent: 100, error: null, document: { students } })
    expect(await storedFiles()).toEqual(['1-pack.pdf'])
    const files = createDocumentFilesRepository(kit.connection)
    const listed = await files.listReports(person, classId, null)
    expect(listed.map(({ _id }) => String(_id))).toEqual([String(ended._id)])
    expect(await files.listReports(person, classId, 'a'.repeat(24))).toEqual([])
    expect(await files.listReports('b'.repeat(24), classId, null)).toEqual([])
    expect(await kit.ledger.balanceOf(person)).toEqual({ granted: 100, purchased: 0, reserved: 0 })
  })

  it('contains the overall comment of each student in this period, and nobody but the chosen students', async () => {
    const everybody = await load()
    const ids = everybody.reports.map(({ report }) => report.studentId)
    const comments = createOverallCommentRepository(kit.connection)
    for (const [index, studentId] of ids.entries()) {
      const key = { classId, studentId, authorId: person }
      await comments.save({ ...key, termId: null, text: `of year ${String(index)}` }, 0)
      await comments.save({ ...key, termId: 'c'.repeat(24), text: 'of another term' }, 0)
    }
    expect((await load()).reports.map(({ overallComment }) => overallComment)).toEqual([
      ...['of year 0', 'of year 1', 'of year 2'],
    ])
    const [, second = ''] = ids
    const one = await load({ studentIds: [second] })
    expect(one.reports).toMatchObject([{ report: { studentId: second }, overallComment: 'of year 1' }])
    expect(JSON.stringify(one)).not.toMatch(/of year [02]|comment [02]/)
    expect(JSON.stringify(one)).toContain('comment 1')
  })

  it('is made once when its worker dies before the end: the next attempt names its own file, and the other goes', async () => {
    const id = await accept()
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

  it.each([
    ['its owner may not read the marks any more', { members: [], ownerId: 'b'.repeat(24) }],
    ['its class is in the trash', { deletedAt: new Date() }],
  ])('is refused at the start of the work if %s', async (_, change) => {
    const id = await accept()
    await classes().updateOne(theClass(), { $set: change })
    startWorker()
    expect(await kit.over(id)).toMatchObject({
      state: 'failed',
      error: { code: 'generations/source-unavailable' },
    })
    expect(await storedFiles()).toEqual([])
  })

  it('is refused if none of its students is in the class, or its term is gone', async () => {
    startWorker()
    for (const more of [{ studentIds: ['d'.repeat(24)] }, { termId: 'd'.repeat(24) }]) {
      expect(await kit.over(await accept(more))).toMatchObject({
        state: 'failed',
        error: { code: 'generations/source-unavailable' },
      })
    }
  })
})
