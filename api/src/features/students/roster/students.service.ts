import {
  AppError,
  type ActivityKind,
  type ActOnStudentsRequest,
  type ChangeStudentRequest,
  type NewStudent,
  type Roster,
  type RosterChange,
  type StudentsAction,
} from '@classeur/contracts'
import { nameProblem } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type { ClassDocument, RosterDocument, RosterRepository, StudentDocument } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { newId } from '../../../ids/new-id.ts'
import { actOnStudents } from './act-on-students.ts'
import type { RosterChanges } from './change-roster.ts'

const activityOf: Record<StudentsAction['action'], ActivityKind> = {
  delete: 'students-removed',
  restore: 'students-restored',
  leave: 'students-changed',
  return: 'students-changed',
  'add-to-group': 'groups-changed',
  'remove-from-group': 'groups-changed',
}

/** Appends students to a roster; their numbers follow the highest number ever used in it. */
export function withNewStudents(
  roster: RosterDocument,
  students: readonly NewStudent[],
): { roster: RosterDocument; addedIds: string[] } {
  const added = students.map((student, index): StudentDocument => ({
    id: newId(),
    number: roster.lastNumber + index + 1,
    firstName: student.firstName,
    lastName: student.lastName,
    externalId: student.externalId,
    note: student.note,
    hasNeeds: student.hasNeeds,
    groupIds: [],
    joinedOn: student.joinedOn,
    leftOn: student.leftOn,
    deletedAt: null,
  }))
  return {
    addedIds: added.map(({ id }) => id),
    roster: {
      ...roster,
      lastNumber: roster.lastNumber + added.length,
      students: [...roster.students, ...added],
    },
  }
}

export interface StudentsDependencies {
  access: Pick<ClassAccess, 'open'>
  rosters: Pick<RosterRepository, 'get'>
  changes: Pick<RosterChanges, 'change' | 'record' | 'viewOf'>
}

/** Reads, adds and changes the students of a class, one or several at a time. */
export function createStudentsService({ access, rosters, changes }: StudentsDependencies) {
  const openToChange = (actor: Actor, classId: string): Promise<ClassDocument> =>
    access.open(actor, 'student:change', classId, { write: true })

  return {
    async read(actor: Actor, classId: string): Promise<Roster> {
      const schoolClass = await access.open(actor, 'student:read', classId)
      return changes.viewOf(actor, schoolClass, await rosters.get(classId))
    },

    /** @throws AppError `students/limit-reached`, `students/duplicate-external-id` */
    async add(actor: Actor, classId: string, students: readonly NewStudent[]): Promise<RosterChange> {
      const schoolClass = await openToChange(actor, classId)
      let changedIds: string[] = []
      const { roster } = await changes.change(schoolClass, (before) => {
        const after = withNewStudents(before, students)
        changedIds = after.addedIds
        return after.roster
      })
      await changes.record(actor, schoolClass, { kind: 'students-added', params: { count: students.length } })
      return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds }
    },

    /**
     * @throws AppError `students/over-limit`, `students/limit-reached` (when a student returns),
     *   `students/duplicate-external-id`
     */
    async change(
      actor: Actor,
      classId: string,
      studentId: string,
      request: ChangeStudentRequest,
    ): Promise<RosterChange> {
      const schoolClass = await openToChange(actor, classId)
      const { roster, hasChanged } = await changes.change(schoolClass, (before) => {
        const student = before.students.find(({ id, deletedAt }) => id === studentId && deletedAt === null)
        if (!student) throw new AppError('general/not-found')
        const after = changed(student, request)
        const groups = new Set(before.groups.map(({ id }) => id))
        if (!after.groupIds.every((id) => groups.has(id))) throw new AppError('general/not-found')
        const isRenamed = request.firstName !== undefined || request.lastName !== undefined
        if (isRenamed && nameProblem(after)) throw new AppError('general/validation-failed')
        if (JSON.stringify(after) === JSON.stringify(student)) return null
        return { ...before, students: before.students.map((one) => (one === student ? after : one)) }
      })
      if (hasChanged)
        await changes.record(actor, schoolClass, { kind: 'students-changed', params: { count: 1 } })
      const changedIds = hasChanged ? [studentId] : []
      return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds }
    },

    /** @throws AppError `students/over-limit`, `students/limit-reached`, `students/duplicate-external-id` */
    async act(actor: Actor, classId: string, { ids, act }: ActOnStudentsRequest): Promise<RosterChange> {
      const schoolClass = await openToChange(actor, classId)
      let changedIds: string[] = []
      const { roster, hasChanged } = await changes.change(schoolClass, (before) => {
        const after = actOnStudents(before, ids, act)
        changedIds = after.changedIds
        return changedIds.length > 0 ? after.roster : null
      })
      const params = { count: changedIds.length }
      if (hasChanged) await changes.record(actor, schoolClass, { kind: activityOf[act.action], params })
      return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds }
    },
  }
}

const changed = (
  student: StudentDocument,
  { groupIds, ...request }: ChangeStudentRequest,
): StudentDocument => {
  const sent = Object.entries(request).filter(([, value]) => value !== undefined)
  return {
    ...student,
    ...Object.fromEntries(sent),
    ...(groupIds && { groupIds: [...new Set(groupIds)] }),
  }
}

export type StudentsService = ReturnType<typeof createStudentsService>
