import type { ErrorTypeNames } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { classSchoolQuery } from '../../../http/queries/class-school.ts'

/** Names of the error types of the class's school, also retired ones, by id. Empty until they are read. */
export function useErrorTypeNames(classId: string): ErrorTypeNames {
  const { data } = useQuery(classSchoolQuery(classId))
  return useMemo(() => Object.fromEntries((data?.errorTypes ?? []).map(({ id, name }) => [id, name])), [data])
}
