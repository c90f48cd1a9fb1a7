import type { Gradebook } from '@classeur/contracts'
import { useState } from 'react'

/** The groups of the last answer, so that a failed read doesn't take the choice of a group away. */
export function useLastGroups(groups: Gradebook['groups'] | undefined): Gradebook['groups'] {
  const [last, setLast] = useState(groups ?? [])
  if (groups && groups !== last) setLast(groups)
  return groups ?? last
}
