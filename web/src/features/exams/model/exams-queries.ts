import {
  Exam,
  ExamList,
  type ChangeExamRequest,
  type CreateExamRequest,
  type ExamStatus,
  type ExamType,
} from '@classeur/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { withKeptRequestKey } from '../../../http/request-keys/kept-request-key.ts'
import { classKey } from '../../../http/queries/school-class.ts'

/** The filters of the exam list; null matches all. */
export interface ExamFilters {
  termId: string | null
  type: ExamType | null
}

const examListsKey = (classId: string) => [...classKey(classId), 'exams'] as const
export const examKey = (examId: string) => ['exam', examId] as const

/** Exams of a class, newest first. */
export const examsQuery = (classId: string, { termId, type }: ExamFilters) => {
  const query = new URLSearchParams()
  if (termId) query.set('termId', termId)
  if (type) query.set('type', type)
  const suffix = query.size > 0 ? `?${query.toString()}` : ''
  return queryOptions({
    queryKey: [...examListsKey(classId), 'active', termId, type],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/exams${suffix}`, ExamList, signal),
    placeholderData: keepPreviousData,
  })
}

/** Deleted exams that can be restored. */
export const deletedExamsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...examListsKey(classId), 'deleted'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/exams?state=deleted`, ExamList, signal),
  })

/** One exam with its structure. */
export const examQuery = (examId: string) =>
  queryOptions({
    queryKey: examKey(examId),
    queryFn: ({ signal }) => http.get(`/api/exams/${examId}`, Exam, signal),
  })

/** If the answer is lost, the same request again returns the exam that was created. */
export const createExam = (classId: string, request: CreateExamRequest): Promise<Exam> =>
  withKeptRequestKey(`create-exam:${classId}`, (requestKey) =>
    http.post(`/api/classes/${classId}/exams?requestKey=${requestKey}`, request, Exam),
  )

export const changeExam = (examId: string, changes: ChangeExamRequest): Promise<Exam> =>
  http.patch(`/api/exams/${examId}`, changes, Exam)

/** Rejects with `exams/status-not-allowed`. */
export const changeExamStatus = (examId: string, status: ExamStatus): Promise<Exam> =>
  http.post(`/api/exams/${examId}/status`, { status }, Exam)

/** Copies the exam without marks to other classes. Returns the new exams. The same request again makes missing copies. */
export const duplicateExam = (examId: string, classIds: string[]): Promise<ExamList> =>
  withKeptRequestKey(`duplicate-exam:${examId}`, (requestKey) =>
    http.post(`/api/exams/${examId}/duplicate?requestKey=${requestKey}`, { classIds }, ExamList),
  )

/** Removes the exam from the lists. {@link restoreExam} can restore it for 30 days. */
export const deleteExam = (examId: string): Promise<void> => http.delete(`/api/exams/${examId}`)

export const restoreExam = (examId: string): Promise<Exam> =>
  http.post(`/api/exams/${examId}/restore`, {}, Exam)
