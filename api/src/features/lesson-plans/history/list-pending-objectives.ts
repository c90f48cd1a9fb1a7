import {
  normaliseSearchText,
  type ObjectiveEditsRepository,
  type ObjectiveProposal,
} from '@classeur/database'
import type { ListPosition } from '../../../paging/list-cursor.ts'
import { requestOf } from './history-rows.ts'

/** The number of latest proposals that a search covers. */
const mostSearched = 300

/** Proposed objectives without a plan, newest first; the search matches topic, subject and level, as for plans. */
export async function listPendingObjectives(
  edits: Pick<ObjectiveEditsRepository, 'list'>,
  ownerId: string,
  search: string,
  after: ListPosition | null,
  limit: number,
): Promise<ObjectiveProposal[]> {
  if (!search) return edits.list(ownerId, after, limit)
  const wanted = normaliseSearchText(search)
  const latest = await edits.list(ownerId, after, mostSearched)
  return latest.filter((row) => {
    const { topic, subject, level } = requestOf(row)
    return normaliseSearchText(`${topic} ${subject} ${level}`).includes(wanted)
  })
}
