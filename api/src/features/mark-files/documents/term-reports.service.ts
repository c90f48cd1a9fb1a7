import {
  AppError,
  generationKinds,
  type DocumentFile,
  type GenerationAccepted,
  type TermReportsPack,
  type TermReportsRequest,
} from '@classeur/contracts'
import {
  allTermsOf,
  type ClassDocument,
  type DocumentFilesRepository,
  type SchoolRepository,
} from '@classeur/database'
import { termReportsName } from '@classeur/documents'
import type { Actor } from '@classeur/domain/access'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { AcceptGeneration } from '../../../generation-orders/generation-order.ts'
import { documentFileView } from './document-file-view.ts'

const titleLength = 120
const { parts, priceCredits } = generationKinds.documents

export interface TermReportsDependencies {
  access: Pick<ClassAccess, 'open'>
  schools: Pick<SchoolRepository, 'findById'>
  acceptGeneration: AcceptGeneration
  documentFiles: Pick<DocumentFilesRepository, 'listReports'>
}

/** Packs of term reports: asks for them, lists and names them. */
export function createTermReportsService(dependencies: TermReportsDependencies) {
  const { access, schools, acceptGeneration, documentFiles } = dependencies

  /** The name of the term, otherwise the school year; null for a term that isn't the school's. */
  async function periodOf(
    { schoolId, schoolYear }: ClassDocument,
    termId: string | null,
  ): Promise<string | null> {
    if (termId === null) return schoolYear
    const school = schoolId ? await schools.findById(schoolId) : null
    return allTermsOf(school).find(({ id }) => id === termId)?.name ?? null
  }

  return {
    /**
     * Accepts a pack of term reports, which costs nothing.
     * @throws AppError as `ClassAccess.open` does; `general/validation-failed` for a term that doesn't belong to the
     *   school; the errors of accepting a generation
     */
    async request(
      actor: Actor,
      classId: string,
      { requestKey, ...options }: TermReportsRequest,
    ): Promise<GenerationAccepted> {
      const schoolClass = await access.open(actor, 'mark:read', classId)
      const period = await periodOf(schoolClass, options.termId)
      if (period === null) throw new AppError('general/validation-failed')
      const title = [schoolClass.name, period].filter(Boolean).join(' – ')
      return acceptGeneration(actor, {
        kind: 'documents',
        // Clients can't send these keys, because theirs contain no colon.
        requestKey: `reports:${requestKey}`,
        title: Array.from(title).slice(0, titleLength).join(''),
        input: { pack: 'term-reports', classId, ...options } satisfies TermReportsPack,
        price: priceCredits,
        step: { done: 0, total: parts },
      })
    },

    /** The person's own packs of a term, the newest first. @throws AppError as `ClassAccess.open` does */
    async list(actor: Actor, classId: string, termId: string | null): Promise<DocumentFile[]> {
      await access.open(actor, 'mark:read', classId)
      return (await documentFiles.listReports(actor.userId, classId, termId)).map(documentFileView)
    },

    /** The file name of a pack that the person may still read. @throws AppError as `ClassAccess.open` does */
    async nameOf(actor: Actor, { classId, termId, language }: TermReportsPack): Promise<string> {
      const schoolClass = await access.open(actor, 'mark:read', classId)
      const period = (await periodOf(schoolClass, termId)) ?? schoolClass.schoolYear
      return termReportsName({ className: schoolClass.name, period, language })
    },
  }
}

export type TermReportsService = ReturnType<typeof createTermReportsService>
