import { AppError, type BillingPlan, type DuplicateClassRequest, type SchoolClass } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import { studentsInClass, utcDayOf } from '@classeur/domain/roster'
import type { ClassRepository, RosterDocument, RosterRepository, SchoolDocument } from '@classeur/database'
import type { ClassAccess } from '../../class-access/class-access.ts'
import { newId } from '../../ids/new-id.ts'
import type { ClassViews } from './class-views.ts'
import type { RecordClassChange } from './record-class-change.ts'

/** Copies the current students of a roster, with new numbers, and new ids so that no marks belong to them. */
function copyOf(roster: RosterDocument, classId: string): RosterDocument {
  const groups = roster.groups.map((group) => ({ ...group, id: newId(), usedAt: null, from: group.id }))
  const groupIds = new Map(groups.map(({ id, from }) => [from, id]))
  const students = studentsInClass(roster.students, utcDayOf(new Date())).map((student, index) => ({
    ...student,
    id: newId(),
    number: index + 1,
    groupIds: student.groupIds.flatMap((id) => groupIds.get(id) ?? []),
    // Both days belong to the class that is copied.
    joinedOn: null,
    leftOn: null,
  }))
  return {
    _id: classId,
    version: 0,
    lastNumber: students.length,
    students,
    groups: groups.map(({ id, name, usedAt }) => ({ id, name, usedAt })),
  }
}

export interface DuplicateClassDependencies {
  access: Pick<ClassAccess, 'open'>
  classes: Pick<ClassRepository, 'findById' | 'insert'>
  rosters: Pick<RosterRepository, 'get' | 'replace' | 'remove'>
  views: Pick<ClassViews, 'one'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  recordChange: RecordClassChange
}

/**
 * Copies a class with or without its students, and without exams and marks. The requester owns the copy.
 * @throws AppError `classes/limit-reached`, `students/limit-reached`, `classes/changed-meanwhile`
 */
export const createDuplicateClass =
  ({
    access,
    classes,
    rosters,
    views,
    findEffectivePlan,
    ensureSchool,
    recordChange,
  }: DuplicateClassDependencies) =>
  async (actor: Actor, id: string, { name, withStudents }: DuplicateClassRequest): Promise<SchoolClass> => {
    const schoolClass = await access.open(actor, 'class:duplicate', id)
    const { userId } = actor
    const [{ limits }, school] = await Promise.all([findEffectivePlan(userId), ensureSchool(userId)])
    const classId = newId()
    const roster = withStudents ? copyOf(await rosters.get(id), classId) : null
    if (roster && roster.students.length > limits.studentsPerClass) {
      throw new AppError('students/limit-reached', { limit: limits.studentsPerClass })
    }
    // Store the roster first, so that the class never appears without it.
    if (roster) await rosters.replace(roster)
    const createdAt = new Date()
    const { level, subjects, schoolYear, colour, scale, usesExternalIds } = schoolClass
    const insert = () =>
      classes.insert(
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
      // The class may be stored although the command failed; then keep its roster.
      if (roster && !(await classes.findById(classId))) await rosters.remove(classId)
      throw error
    })
    if (!created) {
      if (roster) await rosters.remove(classId)
      throw new AppError('classes/limit-reached', { limit: limits.classes })
    }
    await recordChange(created, 'class-created', actor)
    return views.one(created, actor)
  }

export type DuplicateClass = ReturnType<typeof createDuplicateClass>
