import type { GenerationState, LessonPlanSummary, LessonRequest } from '@classeur/contracts'
import {
  trashEnds,
  type ClassDocument,
  type ListedLessonPlan,
  type ObjectiveProposal,
} from '@classeur/database'
import { originOf } from '../reading/lesson-plan-views.ts'

/** What rows show of other documents, by id. */
export interface RowFacts {
  states: ReadonlyMap<string, GenerationState>
  /** The classes that the reader may see. */
  classes: ReadonlyMap<string, ClassDocument>
  /** The names of owners other than the reader. */
  names: ReadonlyMap<string, string>
}

/** The request in a proposal's input, which was validated when it was accepted. */
export const requestOf = ({ input }: ObjectiveProposal) => (input as { request: LessonRequest }).request

const factsOf = ({ subject, level, durationMin }: LessonRequest) => ({ subject, level, durationMin })

const classIn = (
  { classId, ownerId }: ListedLessonPlan,
  classes: RowFacts['classes'],
): LessonPlanSummary['schoolClass'] => {
  const schoolClass = classId ? classes.get(classId) : undefined
  // As in `LessonPlanAccess`: an owner who has left the class took the plan along.
  const isAttached = schoolClass?.members.some(({ userId }) => userId === ownerId)
  return schoolClass && isAttached ? { id: String(schoolClass._id), name: schoolClass.name } : null
}

export function planSummary(row: ListedLessonPlan, { states, classes, names }: RowFacts): LessonPlanSummary {
  const { _id, title, request, generationId, createdAt, taughtOn, archivedAt, deletedAt, ownerId } = row
  const schoolClass = classIn(row, classes)
  const ownerName = names.get(ownerId) ?? null
  return {
    id: String(_id),
    title,
    ...factsOf(request),
    origin: originOf(row),
    state: (generationId && states.get(generationId)) || 'completed',
    createdAt: createdAt.toISOString(),
    schoolClass,
    // For a colleague, the date belongs to the class.
    taughtOn: (schoolClass || ownerName === null ? taughtOn : null) ?? null,
    archived: Boolean(archivedAt),
    ownerName,
    pending: false,
    purgedAt: deletedAt ? trashEnds(deletedAt).toISOString() : null,
  }
}

export const proposalSummary = (row: ObjectiveProposal): LessonPlanSummary => ({
  id: String(row._id),
  title: row.title,
  ...factsOf(requestOf(row)),
  origin: 'objectives',
  state: 'completed',
  createdAt: row.createdAt.toISOString(),
  schoolClass: null,
  taughtOn: null,
  archived: false,
  ownerName: null,
  pending: true,
  purgedAt: null,
})
