import { ClassPage, LessonPrefill, type Language } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../../http/client.ts'
import { classesKey, classKey } from '../../../../http/queries/school-class.ts'

const mostClasses = 100

/** The classes that a lesson can be planned for. */
export const planningClassesQuery = queryOptions({
  queryKey: [...classesKey, 'planning'],
  queryFn: ({ signal }) => http.get(`/api/classes?limit=${mostClasses}`, ClassPage, signal),
})

/** How the form can be filled in from a class, or from one of its exams. */
export const lessonPrefillQuery = (classId: string, examId: string | null, language: Language) => {
  const query = new URLSearchParams({ classId, language, ...(examId && { examId }) })
  return queryOptions({
    queryKey: [...classKey(classId), 'lesson-prefill', examId, language],
    queryFn: ({ signal }) => http.get(`/api/lesson-plans/prefill?${query}`, LessonPrefill, signal),
    // While another exam of the same class loads, the previous one stays.
    placeholderData: (previous: LessonPrefill | undefined, query) =>
      query?.queryKey[1] === classId ? previous : undefined,
  })
}
