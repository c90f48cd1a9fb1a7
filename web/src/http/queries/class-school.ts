import { ClassSchool, SkillList } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../client.ts'

/** Prefix of the query keys of a class's school. They also change with `['school']`, which may be the same school. */
export const classSchoolKey = (classId: string) => ['school', 'of-class', classId] as const

/**
 * The terms, default pass mark and error types of a class's school. Screens of a class use these instead of the person's
 * own school, because a teacher of the class may belong to another school.
 */
export const classSchoolQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classSchoolKey(classId), 'settings'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/school`, ClassSchool, signal),
  })

/** The skills of a class's school, parents before children. */
export const classSkillsQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classSchoolKey(classId), 'skills'],
    queryFn: ({ signal }) => http.get(`/api/classes/${classId}/skills`, SkillList, signal),
  })
