import { AppError, DocumentRequest, type TermReportsPack } from '@classeur/contracts'
import {
  feedbackSlips,
  termReportsFile,
  type SlipContent,
  type TermReportsContent,
} from '@classeur/documents'
import type { ObjectStorage } from '@classeur/storage'
import { documentKey } from '../../documents/document-keys.ts'
import type { GenerationProcessor } from '../../runtime/generation-context.ts'

/** Shares of the work after which progress is reported. */
const progress = { loaded: 0.2, rendered: 0.9 } as const

type SlipsPack = Extract<DocumentRequest, { pack: 'feedback-slips' }>

export interface MakeDocumentsDependencies {
  loadFeedbackSlips: (ownerId: string, request: SlipsPack, now: Date) => Promise<SlipContent>
  loadTermReports: (ownerId: string, request: TermReportsPack, now: Date) => Promise<TermReportsContent>
  storage: Pick<ObjectStorage, 'put' | 'delete'>
  now: () => Date
}

/** Makes one PDF. Nothing is visible before the end, so a restart starts over, with a new file. */
export function createMakeDocuments(deps: MakeDocumentsDependencies): GenerationProcessor {
  async function store(key: string, bytes: Buffer): Promise<void> {
    try {
      await deps.storage.put(key, bytes, 'application/pdf')
    } catch (cause) {
      throw new AppError('generations/storage-unavailable', {}, { cause })
    }
  }

  /** The file as it is to be made now. */
  async function load(ownerId: string, request: DocumentRequest) {
    switch (request.pack) {
      case 'feedback-slips':
        return feedbackSlips(await deps.loadFeedbackSlips(ownerId, request, deps.now()))
      case 'term-reports':
        return termReportsFile(await deps.loadTermReports(ownerId, request, deps.now()))
    }
  }

  return async ({ generation, signal, report }) => {
    const request = DocumentRequest.parse(generation.input)
    await report.stage('checking')
    const file = await load(generation.ownerId, request)
    // Students may have left since the request; a file without a page helps nobody.
    if (file.students === 0) throw new AppError('generations/source-unavailable')
    await report.stage('writing')
    await report.fraction(progress.loaded)
    const bytes = await file.render()
    signal.throwIfAborted()
    await report.fraction(progress.rendered)
    await report.storing()
    const key = documentKey(String(generation._id), generation.attempt)
    await store(key, bytes)
    try {
      // A superseded attempt deletes its own file, because no document will ever name it.
      await report.stage('saving')
    } catch (error) {
      // The sweep later removes a file that can't be deleted now.
      await Promise.allSettled([deps.storage.delete(key)])
      throw error
    }
    return { document: { key, sizeBytes: bytes.byteLength, students: file.students } }
  }
}
