import { can, classResourceOf, type Actor, type ClassAction } from '@classeur/domain/access'
import type { ClassDocument, TrashContents, TrashScope } from '@classeur/database'

/** What deletes a kind also restores it. */
export const deletingAction = {
  class: 'class:delete',
  student: 'student:change',
  exam: 'exam:delete',
  resource: 'resource:change',
} as const satisfies Record<string, ClassAction>

/** The classes of a person, also deleted ones, and where the policy lets them restore things. */
export interface OwnTrash {
  scope: TrashScope
  classes: ReadonlyMap<string, ClassDocument>
  may: (action: ClassAction, classId: string) => boolean
}

/**
 * Only members of a class may delete in it, so its school isn't needed here. What a deleted class contains isn't in the
 * trash on its own.
 */
export const createReadOwnTrash =
  ({ contents }: { contents: Pick<TrashContents, 'listClassesOf'> }) =>
  async (actor: Actor): Promise<OwnTrash> => {
    const ownClasses = await contents.listClassesOf(actor.userId)
    const classes = new Map(ownClasses.map((schoolClass) => [String(schoolClass._id), schoolClass]))
    const may = (action: ClassAction, classId: string) => {
      const schoolClass = classes.get(classId)
      return schoolClass !== undefined && can(actor, action, classResourceOf(schoolClass, null))
    }
    const idsWith = (action: ClassAction, isDeleted: boolean) =>
      [...classes]
        .filter(([id, { deletedAt }]) => (deletedAt !== null) === isDeleted && may(action, id))
        .map(([id]) => id)
    return {
      classes,
      may,
      scope: {
        userId: actor.userId,
        classIds: idsWith(deletingAction.class, true),
        studentsOf: idsWith(deletingAction.student, false),
        examsOf: idsWith(deletingAction.exam, false),
        resourcesOf: idsWith(deletingAction.resource, false),
      },
    }
  }

export type ReadOwnTrash = ReturnType<typeof createReadOwnTrash>
