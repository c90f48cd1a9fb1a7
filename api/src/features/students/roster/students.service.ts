import {
  trashDays,
  type ActivityKind,
  type ActOnStudentsRequest,
  type AddStudentsRequest,
  type ChangeStudentRequest,
  type RequestKeyQuery,
  type Roster,
  type RosterChange,
  type StudentsAction,
} from '@classeur/contracts'
import { actOnStudents, addStudents, changeStudent } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type { ClassDocument, RosterRepository } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { assignStudentIds } from './assign-student-ids.ts'
import type { RosterChanges } from './change-roster.ts'

const activityOf: Record<StudentsAction['action'], ActivityKind> = {
  delete: 'students-removed',
  restore: 'students-restored',
  leave: 'students-changed',
  return: 'students-changed',
  'add-to-group': 'groups-changed',
  'remove-from-group': 'groups-changed',
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
    async add(
      actor: Actor,
      classId: string,
      request: AddStudentsRequest & RequestKeyQuery,
    ): Promise<RosterChange> {
      const schoolClass = await openToChange(actor, classId)
      const students = assignStudentIds(classId, request)
      let addedCount = 0
      const { roster, hasChanged, changedIds } = await changes.change(schoolClass, (before) => {
        const added = addStudents(before, students)
        addedCount = added.addedCount
        return added
      })
      const params = { count: addedCount }
      if (hasChanged) await changes.record(actor, schoolClass, { kind: 'students-added', params })
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
      const { roster, hasChanged, changedIds } = await changes.change(schoolClass, (before) =>
        changeStudent(before, studentId, request),
      )
      if (hasChanged)
        await changes.record(actor, schoolClass, { kind: 'students-changed', params: { count: 1 } })
      return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds }
    },

    /**
     * @param again returns students to the trash as of this time, when their restore is undone
     * @throws AppError `students/over-limit`, `students/limit-reached`, `students/duplicate-external-id`
     */
    async act(
      actor: Actor,
      classId: string,
      { ids, act }: ActOnStudentsRequest,
      again: Date | null = null,
    ): Promise<RosterChange> {
      const schoolClass = await openToChange(actor, classId)
      const { roster, hasChanged, changedIds } = await changes.change(schoolClass, (before) =>
        actOnStudents(before, ids, act, {
          ...(again ? { now: again } : { now: new Date(), by: actor.userId }),
          trashDays,
        }),
      )
      const params = { count: changedIds.length }
      if (hasChanged) await changes.record(actor, schoolClass, { kind: activityOf[act.action], params })
      return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds }
    },
  }
}

export type StudentsService = ReturnType<typeof createStudentsService>
