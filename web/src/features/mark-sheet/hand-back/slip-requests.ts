import {
  DocumentFileList,
  GenerationAccepted,
  type DocumentFile,
  type FeedbackSlipsRequest,
  type SlipOptions,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { requestKeyFor } from '../../../http/request-key.ts'

/** The packs of an exam that can still be downloaded, the newest first. */
export const slipsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['feedback-slips', examId],
    queryFn: async (): Promise<DocumentFile[]> =>
      (await http.get(`/api/exams/${examId}/feedback-slips`, DocumentFileList)).files,
  })

const requestSlips = (examId: string, request: FeedbackSlipsRequest): Promise<GenerationAccepted> =>
  http.post(`/api/exams/${examId}/feedback-slips`, request, GenerationAccepted)

/**
 * Starts a pack and resolves to its generation. The key follows from the choices and the pack before, so a double click
 * starts one pack; the same choices after a pack ended make a new one. Rejects with `exams/not-reviewed`.
 */
export async function askForSlips(
  examId: string,
  options: SlipOptions,
  before: string | null,
): Promise<string> {
  const ask = async (after: string | null) =>
    requestSlips(examId, { ...options, requestKey: await requestKeyFor(after, { examId, options }) })
  const accepted = await ask(before)
  // Another device made this pack a while ago, with marks that may have changed since.
  return accepted.earlier ? (await ask(accepted.generationId)).generationId : accepted.generationId
}

export const downloadSlips = (id: string): Promise<File> => http.file(`/api/documents/${id}/file`)
