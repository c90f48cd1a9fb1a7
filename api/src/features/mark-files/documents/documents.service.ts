import {
  AppError,
  generationKinds,
  type DocumentFile,
  type DocumentRequest,
  type FeedbackSlipsRequest,
  type GenerationAccepted,
} from '@classeur/contracts'
import type { DocumentFilesRepository, GenerationRepository } from '@classeur/database'
import { feedbackSlipsName } from '@classeur/documents'
import { can, type Actor } from '@classeur/domain/access'
import { isLocked } from '@classeur/domain/exams'
import type { ObjectStorage, StoredObject } from '@classeur/storage'
import type { OpenExam } from '../../../class-access/open-exam.ts'
import type { AcceptGeneration } from '../../../generation-orders/generation-order.ts'
import { documentFileView } from './document-file-view.ts'
import type { TermReportsService } from './term-reports.service.ts'

const titleLength = 120
const { parts, priceCredits } = generationKinds.documents

export interface DocumentsDependencies {
  openExam: OpenExam
  acceptGeneration: AcceptGeneration
  generations: Pick<GenerationRepository, 'findById'>
  documentFiles: Pick<DocumentFilesRepository, 'listOf'>
  storage: Pick<ObjectStorage, 'get'>
  termReports: Pick<TermReportsService, 'nameOf'>
}

/** Files that workers make: asks for them, lists them, and hands them to their owner. */
export function createDocumentsService(deps: DocumentsDependencies) {
  const { openExam, acceptGeneration, generations, documentFiles, storage, termReports } = deps

  /** Asks whether the person may read the marks of a pack, and returns its file name. */
  async function nameOf(actor: Actor, request: DocumentRequest): Promise<string> {
    if (request.pack === 'term-reports') return termReports.nameOf(actor, request)
    const { exam, schoolClass } = await openExam(actor, 'mark:read', request.examId)
    return feedbackSlipsName({
      className: schoolClass.name,
      title: exam.title,
      language: request.language,
    })
  }

  return {
    /**
     * Accepts a pack of feedback slips, which costs nothing.
     * @throws AppError as {@link OpenExam} does; `exams/not-reviewed`; the errors of accepting a generation
     */
    async requestSlips(
      actor: Actor,
      examId: string,
      { requestKey, ...options }: FeedbackSlipsRequest,
    ): Promise<GenerationAccepted> {
      const { exam } = await openExam(actor, 'mark:read', examId)
      if (!isLocked(exam)) throw new AppError('exams/not-reviewed')
      return acceptGeneration(actor, {
        kind: 'documents',
        // Clients can't send these keys, because theirs contain no colon.
        requestKey: `slips:${requestKey}`,
        title: Array.from(exam.title).slice(0, titleLength).join(''),
        input: { pack: 'feedback-slips', examId, ...options },
        price: priceCredits,
        step: { done: 0, total: parts },
      })
    },

    /** The person's own packs of an exam, the newest first. @throws AppError as {@link OpenExam} does */
    async listSlips(actor: Actor, examId: string): Promise<DocumentFile[]> {
      await openExam(actor, 'mark:read', examId)
      return (await documentFiles.listOf(actor.userId, examId)).map(documentFileView)
    },

    /**
     * Opens a file. Asks again whether the person may read the marks that it shows.
     * @throws AppError `general/not-found` if it isn't theirs, was deleted, or they may not read the marks any more
     */
    async open(actor: Actor, id: string): Promise<{ name: string; object: StoredObject }> {
      const generation = await generations.findById(id)
      const isTheirs = generation?.kind === 'documents' && can(actor, 'generation:read', generation)
      if (!isTheirs || !generation.document) throw new AppError('general/not-found')
      const name = await nameOf(actor, generation.input as DocumentRequest)
      const object = await storage.get(generation.document.key).catch((cause: unknown) => {
        throw new AppError('general/unavailable', {}, { cause })
      })
      if (!object) throw new AppError('general/not-found')
      return { name, object }
    },
  }
}

export type DocumentsService = ReturnType<typeof createDocumentsService>
