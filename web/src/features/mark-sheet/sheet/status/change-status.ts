import { Exam, type ExamStatus } from '@classeur/contracts'
import { http } from '../../../../http/client.ts'

/**
 * Changes the exam's status, step by step: a draft is first opened for marking. Rejects with
 * `exams/status-not-allowed`, `general/forbidden`.
 */
export async function changeStatus(
  { id, status: from }: Pick<Exam, 'id' | 'status'>,
  status: ExamStatus,
): Promise<Exam> {
  const set = (next: ExamStatus) => http.post(`/api/exams/${id}/status`, { status: next }, Exam)
  if (from === 'draft' && status === 'reviewed') await set('marking')
  return set(status)
}
