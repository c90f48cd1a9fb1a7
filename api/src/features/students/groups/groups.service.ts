import type { RosterChange } from '@classeur/contracts'
import { addGroup, removeGroup, renameGroup, type RosterDecision } from '@classeur/domain/roster'
import type { Actor } from '@classeur/domain/access'
import type { RosterDocument } from '@classeur/database'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import { newId } from '../../../ids/new-id.ts'
import type { RosterChanges } from '../roster/change-roster.ts'

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
    decide: (roster: RosterDocument) => RosterDecision,
  ): Promise<RosterChange> {
    const schoolClass = await access.open(actor, 'student:change', classId, { write: true })
    const { roster, hasChanged, changedIds } = await changes.change(schoolClass, decide)
    if (hasChanged) await changes.record(actor, schoolClass, { kind: 'groups-changed', params: { name } })
    return { roster: await changes.viewOf(actor, schoolClass, roster), changedIds }
  }

  return {
    /** @throws AppError `students/group-name-taken` */
    add(actor: Actor, classId: string, name: string): Promise<RosterChange> {
      const id = newId()
      return change(actor, classId, name, (roster) => addGroup(roster, id, name))
    },

    /** @throws AppError `students/group-name-taken` */
    rename: (actor: Actor, classId: string, groupId: string, name: string): Promise<RosterChange> =>
      change(actor, classId, name, (roster) => renameGroup(roster, groupId, name)),

    /** Removes a group but not its students. */
    remove: (actor: Actor, classId: string, groupId: string): Promise<RosterChange> =>
      change(actor, classId, '', (roster) => removeGroup(roster, groupId)),
  }
}

export type GroupsService = ReturnType<typeof createGroupsService>
