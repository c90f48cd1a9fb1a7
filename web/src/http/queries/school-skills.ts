import { SkillList } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../client.ts'

/** The skills of the school, parents before children. */
export const skillsQuery = queryOptions({
  queryKey: ['school', 'skills'],
  queryFn: ({ signal }) => http.get('/api/school/skills', SkillList, signal),
})
