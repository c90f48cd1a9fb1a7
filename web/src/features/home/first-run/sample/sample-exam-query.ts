import { ExamList, ExamSheet } from '@classeur/contracts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { http } from '../../../../http/client.ts'
import { classKey } from '../../../../http/queries/school-class.ts'

const sampleExamQuery = (classId: string | undefined) =>
  queryOptions({
    queryKey: [...classKey(classId ?? ''), 'exams', 'sample'],
    queryFn: classId
      ? async ({ signal }) => {
          const { exams } = await http.get(`/api/classes/${classId}/exams`, ExamList, signal)
          return exams[0] ?? null
        }
      : skipToken,
  })

/** The exam of the sample class, or null after its deletion. */
export const useSampleExam = (classId: string | undefined) => useQuery(sampleExamQuery(classId))

/** The marks of the sample exam. The key `exam` makes it refetch when marks change. */
export const useSampleSheet = (examId: string | undefined) =>
  useQuery({
    queryKey: ['exam', examId ?? '', 'sample'],
    queryFn: examId ? ({ signal }) => http.get(`/api/exams/${examId}/sheet`, ExamSheet, signal) : skipToken,
  })
