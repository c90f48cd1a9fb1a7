import type { Exam } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { classesKey, classKey } from '../../../http/school-class.ts'
import { examKey } from './exams-queries.ts'

/** Shows what the server answered at once, and has the lists it is part of read again. */
export function useTakeExam() {
  const client = useQueryClient()
  return (exam: Exam): void => {
    client.setQueryData(examKey(exam.id), exam)
    void client.invalidateQueries({ queryKey: classKey(exam.classId) })
    void client.invalidateQueries({ queryKey: classesKey })
    void client.invalidateQueries({ queryKey: ['marking'] })
  }
}
