import { MarksFile, type ExportQuery } from '@classeur/contracts'
import { http } from '../../../http/client.ts'

/** Rejects with `general/unavailable` offline. */
export const exportMarks = (examId: string, query: ExportQuery): Promise<File> =>
  http.file(`/api/exams/${examId}/export?${new URLSearchParams(query).toString()}`)

/**
 * Reads the rows of a CSV or XLSX file. Rejects with `imports/unreadable`, `imports/too-large`,
 * `imports/too-many-rows`, `imports/busy`.
 */
export const readMarksFile = (examId: string, file: Blob): Promise<MarksFile> =>
  http.post(`/api/exams/${examId}/marks/file`, file, MarksFile)
