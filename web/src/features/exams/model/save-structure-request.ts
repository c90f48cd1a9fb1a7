import {
  StructureChanged,
  StructurePreview,
  type ExamStructure,
  type MaximumAnswer,
} from '@classeur/contracts'
import { http } from '../../../http/client.ts'

export interface StructureEdit {
  /** The exam's version the edit was made on. */
  version: number
  structure: ExamStructure
  answers: Record<string, MaximumAnswer>
}

/** What an edit would do to the marks; changes nothing. */
export const previewStructure = (examId: string, edit: StructureEdit): Promise<StructurePreview> =>
  http.post(`/api/exams/${examId}/structure/preview`, edit, StructurePreview)

/** Rejects with `exams/changed-meanwhile` and `exams/answer-missing`; nothing has changed then. */
export const changeStructure = (examId: string, edit: StructureEdit): Promise<StructureChanged> =>
  http.put(`/api/exams/${examId}/structure`, edit, StructureChanged)

/** Takes the latest change back, with the marks as they were. Rejects with `exams/changed-meanwhile`. */
export const undoStructureChange = (examId: string, changeId: string): Promise<StructureChanged> =>
  http.post(`/api/exams/${examId}/structure/undo`, { changeId }, StructureChanged)
