import { ExamList } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

/** The exams of a class, newest first. */
export const classExamsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'exams', 'overview'],
    queryFn: async ({ signal }) => (await http.get(`/api/classes/${classId}/exams`, ExamList, signal)).exams,
  })
