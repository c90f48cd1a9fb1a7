import { MarksFile } from '@classeur/contracts'
import { http } from '../../../http/client.ts'

/**
 * Reads the rows of a CSV or XLSX file. Rejects with `imports/unreadable`, `imports/too-large`,
 * `imports/too-many-rows`, `imports/busy`.
 */
export const readMarksFile = (examId: string, file: Blob): Promise<MarksFile> =>
  http.post(`/api/exams/${examId}/marks/file`, file, MarksFile)
