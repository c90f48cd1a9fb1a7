import type { Roster } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { classesKey, classQuery } from '../../../http/queries/school-class.ts'
import { rosterQuery } from './roster-queries.ts'

/** Stores the class list from a response, unless a newer one is cached, and refetches the counts shown elsewhere. */
export function useKeepRoster(classId: string): (roster: Roster) => void {
  const client = useQueryClient()
  return (roster) => {
    const { queryKey } = rosterQuery(classId)
    // A request in progress was sent before the change, so its response would be outdated.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (now) => (now && now.version > roster.version ? now : roster))
    void client.invalidateQueries({ queryKey: classQuery(classId).queryKey })
    void client.invalidateQueries({ queryKey: classesKey })
  }
}
