import {
  DocumentFileList,
  GenerationAccepted,
  type DocumentFile,
  type FeedbackSlipsRequest,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** The packs of an exam that can still be downloaded, the newest first. */
export const slipsQuery = (examId: string) =>
  queryOptions({
    queryKey: ['feedback-slips', examId],
    queryFn: async (): Promise<DocumentFile[]> =>
      (await http.get(`/api/exams/${examId}/feedback-slips`, DocumentFileList)).files,
  })

/** Starts a pack. The same key starts it once. Rejects with `exams/not-reviewed`. */
export const requestSlips = (examId: string, request: FeedbackSlipsRequest): Promise<GenerationAccepted> =>
  http.post(`/api/exams/${examId}/feedback-slips`, request, GenerationAccepted)

export const downloadSlips = (id: string): Promise<File> => http.file(`/api/documents/${id}/file`)
