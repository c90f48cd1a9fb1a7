import { ClassPage, School, Skill } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'
import { classesKey } from '../../../http/school-class.ts'

const mostClasses = 100

/** The teacher's school: its terms, pass mark and rounding. */
export const schoolQuery = queryOptions({
  queryKey: ['school', 'details'],
  queryFn: ({ signal }) => http.get('/api/school', School, signal),
})

export const addSkill = (name: string): Promise<Skill> => http.post('/api/school/skills', { name }, Skill)

/** The classes to which an exam could be duplicated. */
export const parallelClassesQuery = queryOptions({
  queryKey: [...classesKey, 'parallel'],
  queryFn: ({ signal }) => http.get(`/api/classes?limit=${mostClasses}`, ClassPage, signal),
})
