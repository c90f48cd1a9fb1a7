import { AppError } from '@classeur/contracts'
import { can, type Actor, type SchoolAction } from '@classeur/domain/access'
import type { SchoolDocument } from '@classeur/database'

/** The one way to a school: that of whoever asks. Somebody who has none gets one of their own. */
export const createSchoolAccess =
  ({ ensureSchool }: { ensureSchool: (userId: string) => Promise<SchoolDocument> }) =>
  /** @throws AppError `general/forbidden` when this person may not do this to their school */
  async (actor: Actor, action: SchoolAction): Promise<SchoolDocument> => {
    const school = await ensureSchool(actor.userId)
    if (!can(actor, action, { schoolMembers: school.members })) throw new AppError('general/forbidden')
    return school
  }

export type OpenSchool = ReturnType<typeof createSchoolAccess>
