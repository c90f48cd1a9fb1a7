import type { GenerationState, LessonPlanOrigin, LessonPlanSummary, LessonRequest } from '@classeur/contracts'
import {
  normaliseSearchText,
  type LessonPlanDocument,
  type ObjectiveEditsRepository,
  type ObjectiveProposal,
} from '@classeur/database'

type ListedPlan = Omit<LessonPlanDocument, 'sections' | 'objectives'>

/** The number of latest proposals that a search covers. */
const mostSearched = 300

export const originOf = ({ generationId }: Pick<LessonPlanDocument, 'generationId'>): LessonPlanOrigin =>
  generationId ? 'generated' : 'frame'

/** Completed proposals, newest first; the search matches topic, subject and level, as for lesson plans. */
export async function listProposals(
  edits: Pick<ObjectiveEditsRepository, 'list'>,
  ownerId: string,
  search: string,
  after: { at: Date; id: string } | null,
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

/** The request in a proposal's input, which was validated when it was accepted. */
const requestOf = ({ input }: ObjectiveProposal) => (input as { request: LessonRequest }).request

/** What every row of the reader's own current shelf has in common. */
const ownRow = {
  schoolClass: null,
  taughtOn: null,
  archived: false,
  ownerName: null,
  pending: false,
  purgedAt: null,
}

const factsOf = ({ subject, level, durationMin }: LessonRequest) => ({ subject, level, durationMin })

export const planSummary = (
  { _id, title, request, generationId, createdAt }: ListedPlan,
  states: ReadonlyMap<string, GenerationState>,
): LessonPlanSummary => ({
  ...ownRow,
  id: String(_id),
  title,
  ...factsOf(request),
  origin: originOf({ generationId }),
  state: (generationId && states.get(generationId)) || 'completed',
  createdAt: createdAt.toISOString(),
})

export const proposalSummary = (row: ObjectiveProposal): LessonPlanSummary => ({
  ...ownRow,
  id: String(row._id),
  title: row.title,
  ...factsOf(requestOf(row)),
  origin: 'objectives',
  state: 'completed',
  createdAt: row.createdAt.toISOString(),
})
