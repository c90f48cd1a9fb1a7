import {
  DocumentFileList,
  GenerationAccepted,
  type DocumentFile,
  type ReportOptions,
  type TermReportsRequest,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { requestKeyFor } from '../../../http/request-key.ts'

/** The term of a class that reports are about. `termId`: null for the school year. */
export interface ReportedTerm {
  classId: string
  termId: string | null
}

const pathOf = (classId: string) => `/api/classes/${classId}/term-reports`

/** The packs of a term that can still be downloaded, the newest first. */
export const reportsQuery = ({ classId, termId }: ReportedTerm) =>
  queryOptions({
    queryKey: ['term-reports', classId, termId],
    queryFn: async ({ signal }): Promise<DocumentFile[]> => {
      const query = termId ? `?term=${termId}` : ''
      return (await http.get(`${pathOf(classId)}${query}`, DocumentFileList, signal)).files
    },
  })

/**
 * Starts a pack and resolves to its generation. The key follows from the choices and the pack before, so a double click
 * starts one pack; the same choices after a pack ended make a new one.
 */
export async function askForReports(
  { classId, termId }: ReportedTerm,
  options: ReportOptions,
  before: string | null,
): Promise<string> {
  const ask = async (after: string | null) => {
    const requestKey = await requestKeyFor(after, { classId, termId, options })
    const request: TermReportsRequest = { ...options, termId, requestKey }
    return http.post(pathOf(classId), request, GenerationAccepted)
  }
  const accepted = await ask(before)
  // Another device made this pack a while ago, with marks that may have changed since.
  return accepted.earlier ? (await ask(accepted.generationId)).generationId : accepted.generationId
}

export const downloadReports = (id: string): Promise<File> => http.file(`/api/documents/${id}/file`)
