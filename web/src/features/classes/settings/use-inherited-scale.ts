import { pointsOn20 } from '@classeur/domain/exams'
import type { GradingScale, SchoolClass } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { classSchoolQuery } from '../../../http/queries/class-school.ts'

/** The scale that applies to a class without its own: its school's, otherwise points out of 20. */
export function useInheritedScale({ id, scale, effectiveScale }: SchoolClass): GradingScale {
  const { data: school } = useQuery({ ...classSchoolQuery(id), enabled: scale !== null })
  if (scale === null) return effectiveScale
  return school?.defaultScale ?? pointsOn20
}
