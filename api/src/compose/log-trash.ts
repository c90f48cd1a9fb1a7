import type { AccountActivityKind, ActivityDetails, ActivityKind } from '@classeur/contracts'
import type { AccountLog } from '../account-log.ts'
import type { Repositories } from './repositories.ts'

/** The entries of a class's log about the trash, and what the account's log calls them. */
const kindsInClass: Partial<Record<ActivityKind, AccountActivityKind>> = {
  'class-deleted': 'class-deleted',
  'exam-deleted': 'exam-deleted',
  'students-removed': 'students-deleted',
  'class-restored': 'class-restored',
  'exam-restored': 'exam-restored',
  'students-restored': 'students-restored',
}

/**
 * Adds every move to the trash and out of it to the log of the account, whichever feature it comes from. Names of
 * students aren't in the log: it is kept longer than a purged student. For the same reason, a resource is named by its
 * class.
 */
export function logTrash(repositories: Repositories, accountLog: AccountLog): Repositories {
  const { activities, classes, images, lessonPlanStates, resourceStates } = repositories
  const note = (userId: string, kind: AccountActivityKind, details: ActivityDetails) =>
    accountLog.note({ userId, kind, details })
  const nameOf = async (classId: string) => (await classes.findById(classId))?.name ?? ''
  return {
    ...repositories,
    activities: {
      ...activities,
      async add(entry) {
        await activities.add(entry)
        const kind = kindsInClass[entry.kind]
        if (kind === undefined || entry.actorId === '') return
        const { title, count } = entry.params ?? {}
        await note(entry.actorId, kind, {
          className: await nameOf(entry.classId),
          ...(entry.kind.startsWith('exam-') && title !== undefined && { title }),
          ...(entry.kind.startsWith('students-') && count !== undefined && { count }),
        })
      },
    },
    lessonPlanStates: {
      ...lessonPlanStates,
      async markDeleted(id, deletion) {
        const deleted = await lessonPlanStates.markDeleted(id, deletion)
        if (deleted) await note(deletion.by, 'lesson-plan-deleted', { title: deleted.title })
        return deleted
      },
      // Only its owner can restore a lesson plan or a picture.
      async restore(id) {
        const restored = await lessonPlanStates.restore(id)
        if (restored) await note(restored.ownerId, 'lesson-plan-restored', { title: restored.title })
        return restored
      },
    },
    resourceStates: {
      ...resourceStates,
      async markDeleted(id, deletion) {
        const deleted = await resourceStates.markDeleted(id, deletion)
        if (deleted) await note(deletion.by, 'resource-deleted', { className: await nameOf(deleted.classId) })
        return deleted
      },
      async restore(id, by) {
        const restored = await resourceStates.restore(id, by)
        if (restored) await note(by, 'resource-restored', { className: await nameOf(restored.classId) })
        return restored
      },
    },
    images: {
      ...images,
      async markDeleted(id, deletion) {
        const deleted = await images.markDeleted(id, deletion)
        if (deleted) await note(deletion.by, 'picture-deleted', { title: deleted.name })
        return deleted
      },
      async restore(id) {
        const restored = await images.restore(id)
        if (restored) await note(restored.ownerId, 'picture-restored', { title: restored.name })
        return restored
      },
    },
  }
}
