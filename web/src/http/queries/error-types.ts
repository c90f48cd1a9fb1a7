import { ErrorTypeList } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../client.ts'

export const errorTypesPath = '/api/school/error-types'

/** The error types that the school has added, also the retired ones. */
export const errorTypesQuery = queryOptions({
  queryKey: ['school', 'error-types'],
  queryFn: ({ signal }) => http.get(errorTypesPath, ErrorTypeList, signal),
})
