import { AppError, type RosterChange } from '@classeur/contracts'
import { groupKey } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type { RosterDocument } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { newId } from '../../../ids/new-id.ts'
import type { RosterChanges } from '../roster/change-roster.ts'

const refuseTakenName = (roster: RosterDocument, name: string, exceptId?: string): void => {
  const key = groupKey(name)
  if (roster.groups.some((group) => group.id !== exceptId && groupKey(group.name) === key)) {
    throw new AppError('students/group-name-taken', { name })
  }
}

const requireGroup = (roster: RosterDocument, groupId: string): void => {
  if (!roster.groups.some(({ id }) => id === groupId)) throw new AppError('general/not-found')
}

export interface GroupsDependencies {
  access: Pick<ClassAccess, 'open'>
  changes: Pick<RosterChanges, 'change' | 'record' | 'viewOf'>
}

/** Adds, renames and removes the groups of a class. A copy of a used group is kept before it changes or is removed. */
export function createGroupsService({ access, changes }: GroupsDependencies) {
  async function change(
    actor: Actor,
    classId: string,
    name: string,
    mutate: (roster: RosterDocument) => RosterDocument | null,
  ): Promise<RosterChange> {
    const schoolClass = await access.open(actor, 'student:change', classId, { write: true })
    const { roster, hasChanged } = await changes.change(schoolClass, mutate)
    if (hasChanged) await changes.record(actor, schoolClass, { kind: 'groups-changed', params: { name } })
    return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds: [] }
  }

  return {
    /** @throws AppError `students/group-name-taken` */
    async add(actor: Actor, classId: string, name: string): Promise<RosterChange> {
      const id = newId()
      const answer = await change(actor, classId, name, (roster) => {
        refuseTakenName(roster, name)
        return { ...roster, groups: [...roster.groups, { id, name, usedAt: null }] }
      })
      return { ...answer, changedIds: [id] }
    },

    /** @throws AppError `students/group-name-taken` */
    rename: (actor: Actor, classId: string, groupId: string, name: string): Promise<RosterChange> =>
      change(actor, classId, name, (roster) => {
        requireGroup(roster, groupId)
        refuseTakenName(roster, name, groupId)
        if (roster.groups.some((group) => group.id === groupId && group.name === name)) return null
        return {
          ...roster,
          groups: roster.groups.map((group) => (group.id === groupId ? { ...group, name } : group)),
        }
      }),

    /** Removes a group but not its students. */
    remove: (actor: Actor, classId: string, groupId: string): Promise<RosterChange> =>
      change(actor, classId, '', (roster) => {
        requireGroup(roster, groupId)
        return {
          ...roster,
          groups: roster.groups.filter(({ id }) => id !== groupId),
          students: roster.students.map((student) =>
            student.groupIds.includes(groupId)
              ? { ...student, groupIds: student.groupIds.filter((id) => id !== groupId) }
              : student,
          ),
        }
      }),
  }
}

export type GroupsService = ReturnType<typeof createGroupsService>
