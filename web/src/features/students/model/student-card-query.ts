import { StudentCard, StudentMeans } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

/** The data of one student's card: results beside the class's, skills, errors, comments. */
export const studentCardQuery = (classId: string, studentId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'student', studentId],
    queryFn: ({ signal }) =>
      http.get(`/api/classes/${classId}/students/${studentId}/card`, StudentCard, signal),
  })

/** A one-page PDF about the student. */
export const readStudentReport = (classId: string, studentId: string): Promise<Blob> =>
  http.file(`/api/classes/${classId}/students/${studentId}/report.pdf`)

/** The mean of each student of a class. */
export const studentMeansQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'student-means'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/student-means`, StudentMeans, signal),
  })
