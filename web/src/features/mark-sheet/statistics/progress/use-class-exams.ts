import { Gradebook } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { http } from '../../../../http/client.ts'
import { classKey } from '../../../../http/queries/school-class.ts'

/** The exams of the class over the school year with every result. Read again after every event of the class. */
export const useClassExams = (classId: string) =>
  useQuery({
    queryKey: [...classKey(classId), 'exams', 'progress'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/gradebook`, Gradebook, signal),
  })
