import type { ErrorTypeNames } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTypesQuery } from '../../../http/error-types.ts'

/** Names of the school's own error types, also retired ones, by id. Empty until they are read. */
export function useErrorTypeNames(): ErrorTypeNames {
  const { data } = useQuery(errorTypesQuery)
  return useMemo(() => Object.fromEntries((data?.errorTypes ?? []).map(({ id, name }) => [id, name])), [data])
}
