import type { ListSchoolsLeft, MoveOwnedClasses, SchoolDocument } from '@classeur/database'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { KeepUsed } from './keep-used.ts'

export interface BringClassesDependencies {
  listSchoolsLeft: ListSchoolsLeft
  keepUsed: KeepUsed
  /** Removes the comments of a person who has left that name students. */
  forgetNamingComments: (schoolId: string, userId: string) => Promise<unknown>
  moveOwnedClasses: MoveOwnedClasses
  syncSearch: (classId: string) => Promise<void>
  announceClass: AnnounceClass
}

/**
 * Moves the classes of a person into the person's school, with what they use of the schools that they are still in. The
 * classes themselves show what is left to do, so a repeat completes a move that was interrupted: everything that the
 * classes need is kept before they move.
 */
export function createBringClasses(dependencies: BringClassesDependencies) {
  const { listSchoolsLeft, keepUsed, forgetNamingComments } = dependencies
  const { moveOwnedClasses, syncSearch, announceClass } = dependencies

  return async (userId: string, school: SchoolDocument): Promise<void> => {
    const schoolId = String(school._id)
    // In a school of their own, the person goes on with what they have chosen before.
    const asTheyAre = school.members.length === 1
    for (const left of await listSchoolsLeft(userId, schoolId)) {
      await keepUsed({ ownerId: userId }, left, schoolId, asTheyAre)
      await forgetNamingComments(left, userId)
    }
    for (const moved of await moveOwnedClasses(userId, schoolId)) {
      await syncSearch(String(moved._id))
      announceClass(moved, 'class')
    }
  }
}
