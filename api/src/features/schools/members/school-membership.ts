import { bankOf, retryOnConflict } from '@classeur/database'
import { AppError } from '@classeur/contracts'
import { mergeErrorTypes } from '@classeur/domain/marks'
import type {
  CommentBankRepository,
  ErrorTypeLibraryRepository,
  SchoolDocument,
  SchoolRepository,
  SkillLibraryRepository,
} from '@classeur/database'
import type { FollowSeats } from '@classeur/payments'
import type { AccountLog } from '../../../account-log.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'
import { updateErrorTypes } from '../error-types/update-error-types.ts'
import type { RemoveLogoFile } from '../logo/remove-logo-file.ts'
import type { TakeSettings } from '../settings/take-settings.ts'
import { mergeSkills } from '../skills/merge-skills.ts'
import { updateSkills } from '../skills/update-skills.ts'
import { createBringClasses, type BringClassesDependencies } from './bring-classes.ts'

/** Concurrent requests of the same person rarely create a new school in between. */
const maxAttempts = 5

export interface SchoolMembershipDependencies extends Omit<BringClassesDependencies, 'forgetNamingComments'> {
  schools: Pick<SchoolRepository, 'findById' | 'findByMember' | 'addMember' | 'removeMember' | 'removeOwn'>
  skillLibraries: SkillLibraryRepository
  errorTypeLibraries: ErrorTypeLibraryRepository
  takeSettings: TakeSettings
  commentBank: Pick<CommentBankRepository, 'removeBank' | 'removeNamingOf'>
  ensureSchool: (userId: string) => Promise<SchoolDocument>
  accountLog: Pick<AccountLog, 'note'>
  announceSchool: AnnounceSchool
  removeLogoFile: RemoveLogoFile
  /** Makes the seats of a school follow its members. */
  followSeats: FollowSeats
}

/**
 * Moves people between schools, together with the classes they own. The only member of a school also takes its skills
 * and error types along, because exams and marks refer to them and the school is deleted. Anybody else takes along what
 * their classes use. Comments never leave a school. A move that was interrupted is completed by its repeat, or as soon as
 * somebody opens one of the classes.
 */
export function createSchoolMembership(dependencies: SchoolMembershipDependencies) {
  const { schools, skillLibraries, errorTypeLibraries, commentBank } = dependencies
  const { listSchoolsLeft, keepUsed, takeSettings, ensureSchool } = dependencies
  const { accountLog, announceSchool, removeLogoFile, followSeats } = dependencies

  /**
   * Adds the skills and error types of one school to another, with their ids. If this school `ends`, there is no other
   * copy, so its skills are kept beyond the limit of a library too.
   */
  async function copyLibraries(fromSchoolId: string, intoSchoolId: string, ends = false): Promise<void> {
    const { skills } = await skillLibraries.get(fromSchoolId)
    await updateSkills(skillLibraries, intoSchoolId, (into) =>
      mergeSkills(into, skills, ends ? skills.length : undefined),
    )
    const { types } = await errorTypeLibraries.get(fromSchoolId)
    const at = new Date()
    await updateErrorTypes(errorTypeLibraries, intoSchoolId, (into) => mergeErrorTypes(into, types, at))
  }

  /** Nobody else may see the comments of a person who has left that name students. */
  const forgetNamingComments = (schoolId: string, userId: string) =>
    commentBank.removeNamingOf(bankOf({ schoolId, ownerId: userId }), userId)

  const bringClasses = createBringClasses({ ...dependencies, forgetNamingComments })

  /** @throws AppError `schools/last-admin` */
  function refuseLastAdmin({ members }: SchoolDocument, userId: string): void {
    if (!members.some((member) => member.role === 'admin' && member.userId !== userId))
      throw new AppError('schools/last-admin')
  }

  type Move = 'school-joined' | 'school-left' | 'school-removed'
  /** The person sees it in the log of their account. */
  const note = (kind: Move, school: SchoolDocument, userId: string) =>
    accountLog.note({ userId, kind, details: { schoolName: school.name } })

  /** @throws AppError `schools/last-admin` */
  async function leave(school: SchoolDocument, userId: string, kind: Move = 'school-left'): Promise<void> {
    const left = await schools.removeMember(String(school._id), userId)
    if (left) {
      await note(kind, left, userId)
      await forgetNamingComments(String(school._id), userId)
      await followSeats(String(school._id))
      return announceSchool(left, [userId])
    }
    const still = await schools.findById(String(school._id))
    if (still?.members.some((member) => member.userId === userId)) throw new AppError('schools/last-admin')
  }

  /** Removes a person from their current school; deletes the school if it has no other members. */
  async function moveOut(userId: string, intoSchoolId: string): Promise<void> {
    const present = await schools.findByMember(userId)
    if (!present) return
    const isAlone = present.members.length === 1
    if (!isAlone) refuseLastAdmin(present, userId)
    await keepUsed({ ownerId: userId }, String(present._id), intoSchoolId, isAlone)
    if (!isAlone) return leave(present, userId)
    await copyLibraries(String(present._id), intoSchoolId, true)
    const removed = await schools.removeOwn(userId)
    if (!removed) return moveOut(userId, intoSchoolId)
    await skillLibraries.remove(String(removed._id))
    await errorTypeLibraries.remove(String(removed._id))
    await commentBank.removeBank(bankOf({ schoolId: String(removed._id), ownerId: userId }))
    if (removed.logoKey) await removeLogoFile(removed.logoKey)
  }

  async function addTo(schoolId: string, userId: string): Promise<SchoolDocument | null> {
    return retryOnConflict(
      async () => {
        await moveOut(userId, schoolId)
        const joined = await schools.addMember(schoolId, userId)
        // A concurrent request of the same person created a new school; the next attempt deletes it.
        return joined === 'elsewhere' ? 'conflict' : (joined ?? schools.findById(schoolId))
      },
      { mostTries: maxAttempts, otherwise: () => new AppError('general/unavailable') },
    )
  }

  /** Brings the classes of a person into their school; a new school takes over the settings of the one they left. */
  async function settleIn(userId: string, own: SchoolDocument, left: SchoolDocument | null) {
    const school = left ? await takeSettings(own, left) : own
    await bringClasses(userId, school)
    return school
  }

  /** Brings the classes that an interrupted move has left behind. Returns the person's school. */
  async function finishMove(userId: string): Promise<SchoolDocument> {
    const own = await ensureSchool(userId)
    const [left] = await listSchoolsLeft(userId, String(own._id))
    return settleIn(userId, own, left === undefined ? null : await schools.findById(left))
  }

  return {
    /**
     * Moves a person into a school, out of their current one; idempotent.
     * @throws AppError `schools/last-admin` if colleagues would be left without an administrator, `general/not-found`
     *   if the school doesn't exist any more
     */
    async admit(userId: string, schoolId: string): Promise<SchoolDocument> {
      const target = await schools.findById(schoolId)
      if (!target) throw new AppError('general/not-found')
      const isMember = target.members.some((member) => member.userId === userId)
      const joined = isMember ? target : await addTo(schoolId, userId)
      if (!joined) throw new AppError('general/not-found')
      if (!isMember) await note('school-joined', joined, userId)
      await bringClasses(userId, joined)
      await followSeats(schoolId)
      announceSchool(joined)
      return joined
    },

    /** Removes a person, who gets a school of their own. @throws AppError `schools/last-admin` */
    async dismiss(school: SchoolDocument, userId: string, by = userId): Promise<void> {
      await leave(school, userId, by === userId ? 'school-left' : 'school-removed')
      // Do this first: former colleagues must not see the classes any more, even if a later step fails.
      const own = await settleIn(userId, await ensureSchool(userId), school)
      await copyLibraries(String(school._id), String(own._id))
      announceSchool(own)
    },

    finishMove,

    /** Completes a move out of this or any school that was interrupted. Returns false if nothing was left to do. */
    async finishLeaving(userId: string, schoolId?: string): Promise<boolean> {
      const present = await schools.findByMember(userId)
      const left = await listSchoolsLeft(userId, present ? String(present._id) : '')
      if (!left.some((id) => id === (schoolId ?? id))) return false
      announceSchool(await finishMove(userId))
      return true
    },
  }
}

export type SchoolMembership = ReturnType<typeof createSchoolMembership>
