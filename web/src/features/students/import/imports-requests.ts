import {
  ImportFileContent,
  ImportResult,
  maxImportFileBytes,
  StudentImportList,
  type ImportStudentsRequest,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http, ProblemError } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

const tooLarge = { code: 'imports/too-large', params: {}, status: 413, requestId: '' } as const

/**
 * Reads a CSV or XLSX file into text; the server doesn't store it. A file that is too large isn't sent. Rejects with
 * `imports/*`.
 */
export async function readImportFile(file: Blob): Promise<ImportFileContent> {
  if (file.size > maxImportFileBytes) throw new ProblemError(tooLarge)
  return http.post('/api/import-files', file, ImportFileContent)
}

/** The imports of a class, newest first. */
export const importsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'imports'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/imports`, StudentImportList, signal),
  })

/**
 * Imports all rows or none. Rejects with `students/roster-changed`, `students/import-undecided`,
 * `students/limit-reached`.
 */
export const importStudents = (classId: string, request: ImportStudentsRequest): Promise<ImportResult> =>
  http.post(`/api/classes/${classId}/imports`, request, ImportResult)

/** Restores the class list from before the import. Rejects with `students/import-not-undoable`. */
export const undoImport = (classId: string, importId: string): Promise<ImportResult> =>
  http.post(`/api/classes/${classId}/imports/${importId}/undo`, {}, ImportResult)
