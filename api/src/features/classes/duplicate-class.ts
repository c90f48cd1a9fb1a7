import { AppError, type DuplicateClassRequest, type SchoolClass } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { RosterDocument } from '@classeur/database'
import { newClassId } from './classes.service.ts'
import type { ClassCore } from './create-class-core.ts'

/** The list for another class: who is in it now, numbered anew, with ids of their own, so that no mark follows. */
function copyOf(roster: RosterDocument, classId: string): RosterDocument {
  const groups = roster.groups.map((group) => ({ ...group, id: newClassId(), usedAt: null, from: group.id }))
  const groupIds = new Map(groups.map(({ id, from }) => [from, id]))
  const students = roster.students
    .filter(({ deletedAt, leftOn }) => deletedAt === null && leftOn === null)
    .sort((a, b) => a.number - b.number)
    .map((student, index) => ({
      ...student,
      id: newClassId(),
      number: index + 1,
      groupIds: student.groupIds.flatMap((id) => groupIds.get(id) ?? []),
      joinedOn: null,
    }))
  return {
    _id: classId,
    version: 0,
    lastNumber: students.length,
    students,
    groups: groups.map(({ id, name, usedAt }) => ({ id, name, usedAt })),
  }
}

/**
 * The same class again, with or without its students; never with exams or marks. It belongs to whoever makes it.
 * @throws AppError `classes/limit-reached`, `students/limit-reached`
 */
export const createDuplicateClass =
  (core: ClassCore) =>
  async (actor: Actor, id: string, { name, withStudents }: DuplicateClassRequest): Promise<SchoolClass> => {
    const found = await core.access.open(actor, 'class:duplicate', id)
    const { userId } = actor
    const [{ limits }, school] = await Promise.all([
      core.findEffectivePlan(userId),
      core.ensureSchool(userId),
    ])
    const classId = newClassId()
    const roster = withStudents ? copyOf(await core.rosters.get(id), classId) : null
    if (roster && roster.students.length > limits.studentsPerClass) {
      throw new AppError('students/limit-reached', { limit: limits.studentsPerClass })
    }
    // The list first: the class appears whole, or not at all.
    if (roster) await core.rosters.replace(roster)
    const createdAt = new Date()
    const { level, subjects, schoolYear, colour, scale, usesExternalIds } = found
    const insert = () =>
      core.classes.insert(
        {
          ...{ name, level, subjects, schoolYear, colour, scale, usesExternalIds, createdAt },
          id: classId,
          ownerId: userId,
          members: [{ userId, role: 'owner', joinedAt: createdAt, lastActivityAt: createdAt }],
          schoolId: String(school._id),
          isSample: false,
          counts: { students: roster?.students.length ?? 0, exams: 0, cellsToEnter: 0 },
        },
        limits.classes,
      )
    const created = await insert().catch(async (error: unknown) => {
      // A class that is stored although its answer was lost keeps its list.
      if (roster && !(await core.classes.findById(classId))) await core.rosters.remove(classId)
      throw error
    })
    if (!created) {
      if (roster) await core.rosters.remove(classId)
      throw new AppError('classes/limit-reached', { limit: limits.classes })
    }
    await core.recordChange(created, 'class-created', actor)
    return core.views.one(created, actor)
  }
