import type { Exam } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { classesKey, classKey } from '../../../http/queries/school-class.ts'
import { examKey } from './exams-queries.ts'

/** Caches the exam from a response at once, and refetches the lists that contain it. */
export function useTakeExam() {
  const client = useQueryClient()
  return (exam: Exam): void => {
    client.setQueryData(examKey(exam.id), exam)
    void client.invalidateQueries({ queryKey: classKey(exam.classId) })
    void client.invalidateQueries({ queryKey: classesKey })
    void client.invalidateQueries({ queryKey: ['marking'] })
  }
}
