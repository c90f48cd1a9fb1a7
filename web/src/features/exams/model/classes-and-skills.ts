import { ClassPage, Skill } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classesKey } from '../../../http/queries/school-class.ts'

const mostClasses = 100

/** Adds a skill to the person's own school. */
export const addSkill = (name: string): Promise<Skill> => http.post('/api/school/skills', { name }, Skill)

/** The classes to which an exam could be duplicated. */
export const parallelClassesQuery = queryOptions({
  queryKey: [...classesKey, 'parallel'],
  queryFn: ({ signal }) => http.get(`/api/classes?limit=${mostClasses}`, ClassPage, signal),
})
