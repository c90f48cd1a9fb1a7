import { Generators } from '@classeur/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { http } from '../client.ts'

const generatorsQuery = queryOptions({
  queryKey: ['generators'],
  queryFn: ({ signal }) => http.get('/api/generators', Generators, signal),
  // Only a new server configuration changes this.
  staleTime: Infinity,
})

/** Whether a model or the built-in generator makes texts and pictures; undefined until loaded. */
export const useGenerators = (): Generators | undefined => useQuery(generatorsQuery).data
