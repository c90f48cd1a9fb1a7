import { ObjectIdString } from '@classeur/contracts'
import { useSearchParams } from 'react-router-dom'
import type { ErrorsView } from './errors/errors-figures.ts'

/** Where a link opens the errors table: at a skill, and maybe at one student's row. Unknown ids are ignored. */
interface StartAtSkill {
  view: ErrorsView
  /** Empty ids leave the choice to the table. */
  cell: { studentId: string; columnId: string } | null
}

/** `?skill=` and `?student=` open the errors table by skill, as the errors over a term and the student's card do. */
export function useStartAtSkill(firstView: ErrorsView): StartAtSkill {
  const [search] = useSearchParams()
  const idOf = (name: string) => ObjectIdString.safeParse(search.get(name)).data
  const [columnId, studentId] = [idOf('skill'), idOf('student')]
  return columnId === undefined
    ? { view: firstView, cell: null }
    : { view: { ...firstView, by: 'skill' }, cell: { studentId: studentId ?? '', columnId } }
}
