import {
  StructureChanged,
  StructurePreview,
  type ExamStructure,
  type MaximumAnswer,
} from '@classeur/contracts'
import { http } from '../../../http/client.ts'

export interface StructureEdit {
  /** The version of the exam on which the edit is based. */
  version: number
  structure: ExamStructure
  answers: Record<string, MaximumAnswer>
}

/** The effects of an edit on the marks, without saving it. */
export const previewStructure = (examId: string, edit: StructureEdit): Promise<StructurePreview> =>
  http.post(`/api/exams/${examId}/structure/preview`, edit, StructurePreview)

/** Rejects without any change with `exams/changed-meanwhile` and `exams/answer-missing`. */
export const changeStructure = (examId: string, edit: StructureEdit): Promise<StructureChanged> =>
  http.put(`/api/exams/${examId}/structure`, edit, StructureChanged)

/** Undoes the latest change and restores its marks. Rejects with `exams/changed-meanwhile`. */
export const undoStructureChange = (examId: string, changeId: string): Promise<StructureChanged> =>
  http.post(`/api/exams/${examId}/structure/undo`, { changeId }, StructureChanged)
