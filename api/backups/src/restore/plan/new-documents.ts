import { classTextOf, type PlainDocument } from '@classeur/database'
import type { ArchivedClass, ArchivedExam } from '../archive/class-schemas.ts'
import type { ArchivedLessonPlan, ArchivedResource } from '../archive/own-schemas.ts'
import type { ArchivedClassData } from '../archive/class-collections.ts'

/**
 * What a restored class is, whatever the archive says: it belongs to the person alone, has no offer of ownership, is
 * neither a sample nor in the trash, and gets its plan slot when it is added.
 */
export function newClass(
  schoolClass: ArchivedClass,
  { ownerId, schoolId, name }: { ownerId: string; schoolId: string | null; name: string },
): ArchivedClass {
  const own = schoolClass.members.find(({ role }) => role === 'owner')
  const joinedAt = own?.joinedAt ?? schoolClass.createdAt
  const { deletedBy: _deletedBy, ...kept } = schoolClass
  return {
    ...kept,
    ...{ ownerId, schoolId, name, transfer: null, isSample: false, deletedAt: null },
    ...{ slot: null, slotKey: `none:${schoolClass._id}` },
    members: [{ userId: ownerId, role: 'owner', joinedAt, lastActivityAt: own?.lastActivityAt ?? null }],
    searchText: classTextOf({ ...schoolClass, name }),
  }
}

/**
 * Markers who aren't members of the class can't be assigned to its questions. The log of the exam isn't archived, because
 * the restore puts all of it into `mark_changes`.
 */
export function newExam(
  { logArchivedAt: _logArchivedAt, ...exam }: ArchivedExam,
  ownerId: string,
): ArchivedExam {
  if (!exam.assignments) return exam
  const assignments = Object.entries(exam.assignments).flatMap(([leafId, userIds]) => {
    const kept = userIds.filter((userId) => userId === ownerId)
    return kept.length > 0 ? [[leafId, kept] as const] : []
  })
  return { ...exam, assignments: Object.fromEntries(assignments) }
}

/** Sheets that were never written aren't restored: the generation that would write them isn't in the archive. */
export const newResources = (resources: readonly ArchivedResource[]): ArchivedResource[] =>
  resources
    .filter(({ writtenAt }) => writtenAt !== null)
    .map((resource) => ({ ...resource, proposals: [], writer: null }))

/** No link, colleague or generation may reach a restored plan. */
export function newLessonPlan(plan: ArchivedLessonPlan, classId: string | null): ArchivedLessonPlan {
  const { shareToken: _token, sharedWithSchool: _shared, requestHash: _hash, ...kept } = plan
  const origin = plan.origin ?? (plan.generationId === null ? undefined : 'generated')
  return {
    ...kept,
    ...{ generationId: null, writer: null },
    ...(origin && { origin }),
    ...(plan.classId !== undefined && { classId }),
  }
}

/** The documents of a new class except the class itself, in the order in which they are added. */
export function contentsOf(data: ArchivedClassData, ownerId: string) {
  const resources = newResources(data.resources)
  const resourceIds = new Set(resources.map(({ _id }) => _id))
  const contents = {
    rosters: data.rosters,
    structure_changes: data.structure_changes,
    exams: data.exams.map((exam) => newExam(exam, ownerId)),
    mark_rows: data.mark_rows,
    mark_changes: data.mark_changes,
    term_choices: data.term_choices,
    overall_comments: data.overall_comments,
    class_activities: data.class_activities,
    resource_versions: data.resource_versions.filter(({ resourceId }) => resourceIds.has(resourceId)),
    resources,
  } as const
  return Object.entries(contents) as [keyof typeof contents, PlainDocument[]][]
}
