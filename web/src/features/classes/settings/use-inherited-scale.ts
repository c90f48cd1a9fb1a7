import { pointsOn20 } from '@classeur/domain/exams'
import { School, type GradingScale, type SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

/** The scale that applies to a class without its own: its school's, otherwise points out of 20. */
export function useInheritedScale({ scale, effectiveScale, schoolId }: SchoolClass): GradingScale {
  const { data: school } = useQuery({
    queryKey: ['school', 'as-inherited'],
    queryFn: ({ signal }) => http.get('/api/school', School, signal),
    enabled: scale !== null,
  })
  if (scale === null) return effectiveScale
  return school && school.id === schoolId ? school.defaultScale : pointsOn20
}
