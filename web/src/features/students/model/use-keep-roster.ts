import type { Roster } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { classesKey, classQuery } from '../../../http/school-class.ts'
import { rosterQuery } from './roster-queries.ts'

/** Shows the list that an answer brought, unless a newer one is shown already; counts elsewhere are read again. */
export function useKeepRoster(classId: string): (roster: Roster) => void {
  const client = useQueryClient()
  return (roster) => {
    const { queryKey } = rosterQuery(classId)
    // One that is on its way was asked for before the change.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (now) => (now && now.version > roster.version ? now : roster))
    void client.invalidateQueries({ queryKey: classQuery(classId).queryKey })
    void client.invalidateQueries({ queryKey: classesKey })
  }
}
