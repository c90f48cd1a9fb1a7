import { retryOnConflict } from '@classeur/database'
import { AppError } from '@classeur/contracts'
import type {
  MoveOwnedClasses,
  SchoolDocument,
  SchoolRepository,
  SkillLibraryRepository,
} from '@classeur/database'
import type { AnnounceClass } from '../../../realtime/announce-class.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'
import type { RemoveLogoFile } from '../logo/remove-logo-file.ts'
import { mergeSkills } from '../skills/merge-skills.ts'
import { updateSkills } from '../skills/update-skills.ts'

/** Requests of the same person that make a new school of their own in between are few. */
const maxAttempts = 5

export interface SchoolMembershipDependencies {
  schools: Pick<SchoolRepository, 'findById' | 'findByMember' | 'addMember' | 'removeMember' | 'removeOwn'>
  skillLibraries: SkillLibraryRepository
  moveOwnedClasses: MoveOwnedClasses
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  announceClass: AnnounceClass
  announceSchool: AnnounceSchool
  syncSearch: (classId: string) => Promise<void>
  removeLogoFile: RemoveLogoFile
}

/**
 * Who belongs to which school. A person takes the classes he owns along; who was alone in a school takes its skills
 * along too, because exams refer to them and nobody else would have them.
 */
export function createSchoolMembership(dependencies: SchoolMembershipDependencies) {
  const { schools, skillLibraries, moveOwnedClasses, ensureSchool } = dependencies
  const { announceClass, announceSchool, syncSearch, removeLogoFile } = dependencies

  /** @throws AppError `schools/last-admin` */
  async function leave(school: SchoolDocument, userId: string): Promise<void> {
    const left = await schools.removeMember(String(school._id), userId)
    if (left) return announceSchool(left, [userId])
    const still = await schools.findById(String(school._id))
    if (still?.members.some((member) => member.userId === userId)) throw new AppError('schools/last-admin')
  }

  /** Out of one's present school, whatever it is; a school that nobody else belongs to ends. */
  async function moveOut(userId: string, intoSchoolId: string): Promise<void> {
    const present = await schools.findByMember(userId)
    if (!present) return
    if (present.members.length > 1) return leave(present, userId)
    const { skills } = await skillLibraries.get(String(present._id))
    await updateSkills(skillLibraries, intoSchoolId, (into) => mergeSkills(into, skills))
    const removed = await schools.removeOwn(userId)
    if (!removed) return moveOut(userId, intoSchoolId)
    await skillLibraries.remove(String(removed._id))
    if (removed.logoKey) await removeLogoFile(removed.logoKey)
  }

  async function addTo(schoolId: string, userId: string): Promise<SchoolDocument | null> {
    return retryOnConflict(
      async () => {
        await moveOut(userId, schoolId)
        const joined = await schools.addMember(schoolId, userId)
        // A request of the same person made a new school meanwhile, which is taken away again.
        return joined === 'elsewhere' ? 'conflict' : (joined ?? schools.findById(schoolId))
      },
      { mostTries: maxAttempts, otherwise: () => new AppError('general/unavailable') },
    )
  }

  async function takeClasses(userId: string, schoolId: string): Promise<void> {
    for (const moved of await moveOwnedClasses(userId, schoolId)) {
      await syncSearch(String(moved._id))
      announceClass(moved, 'class')
    }
  }

  return {
    /**
     * Takes a person into a school, out of the one he belongs to. Repeating it changes nothing.
     * @throws AppError `schools/last-admin` when colleagues would be left without an administrator, `general/not-found`
     *   when the school is gone
     */
    async admit(userId: string, schoolId: string): Promise<SchoolDocument> {
      const target = await schools.findById(schoolId)
      if (!target) throw new AppError('general/not-found')
      const isMember = target.members.some((member) => member.userId === userId)
      const joined = isMember ? target : await addTo(schoolId, userId)
      if (!joined) throw new AppError('general/not-found')
      await takeClasses(userId, schoolId)
      announceSchool(joined)
      return joined
    },

    /** Takes a person out; he has a school of his own from then on. @throws AppError `schools/last-admin` */
    async dismiss(school: SchoolDocument, userId: string): Promise<void> {
      await leave(school, userId)
      const own = await ensureSchool(userId)
      // First of all: colleagues of before must not see them any more, even when what follows fails.
      await takeClasses(userId, String(own._id))
      // A copy: the exams he takes along refer to the skills he shared.
      const { skills } = await skillLibraries.get(String(school._id))
      await updateSkills(skillLibraries, String(own._id), (into) => mergeSkills(into, skills))
    },
  }
}

export type SchoolMembership = ReturnType<typeof createSchoolMembership>
