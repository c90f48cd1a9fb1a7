import { ClassLessonPlans } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classKey } from '../../../http/queries/school-class.ts'

/** The lesson plans of a class, latest lesson first, those without a date last. */
export const classLessonsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classKey(classId), 'lesson-plans'],
    queryFn: async ({ signal }) =>
      (await http.get(`/api/classes/${classId}/lesson-plans`, ClassLessonPlans, signal)).lessonPlans,
  })
