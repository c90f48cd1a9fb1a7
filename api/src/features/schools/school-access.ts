import { AppError } from '@classeur/contracts'
import { can, type Actor, type SchoolAction } from '@classeur/domain/access'
import type { SchoolDocument } from '@classeur/database'

/** Opens the requester's own school, which is the only one they can access; creates it if they have none. */
export const createSchoolAccess =
  ({ ensureSchool }: { ensureSchool: (userId: string) => Promise<SchoolDocument> }) =>
  /** @throws AppError `general/forbidden` if the person doesn't have the right for this action */
  async (actor: Actor, action: SchoolAction): Promise<SchoolDocument> => {
    const school = await ensureSchool(actor.userId)
    if (!can(actor, action, { schoolMembers: school.members })) throw new AppError('general/forbidden')
    return school
  }

export type OpenSchool = ReturnType<typeof createSchoolAccess>
