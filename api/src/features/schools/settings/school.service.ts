import { AppError, type ChangeSchoolRequest, type School } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { SchoolDocument, SchoolRepository } from '@classeur/database'
import type { LogoLinks } from '../../../security/logo-links.ts'
import type { OpenSchool } from '../school-access.ts'
import type { AnnounceSchool } from '../../../realtime/announce-school.ts'

/** The view of a school for one of its members. */
export const createSchoolView =
  ({ linkTo }: Pick<LogoLinks, 'linkTo'>) =>
  (school: SchoolDocument, actor: Actor): School => {
    const { _id, members, logoKey, createdAt: _, ...fields } = school
    const id = String(_id)
    const role = members.find((member) => member.userId === actor.userId)?.role ?? 'member'
    return { ...fields, id, role, logoUrl: logoKey && linkTo({ schoolId: id, logoKey }, actor) }
  }

export type SchoolView = ReturnType<typeof createSchoolView>

export interface SchoolServiceDependencies {
  schools: Pick<SchoolRepository, 'change'>
  open: OpenSchool
  view: SchoolView
  announce: AnnounceSchool
}

/** The settings of the user's school. */
export function createSchoolService({ schools, open, view, announce }: SchoolServiceDependencies) {
  return {
    read: async (actor: Actor): Promise<School> => view(await open(actor, 'school:read'), actor),

    /** @throws AppError `general/forbidden`, `schools/changed-meanwhile` */
    async change(actor: Actor, { version, ...set }: ChangeSchoolRequest): Promise<School> {
      const school = await open(actor, 'school:change')
      const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
      const changed = await schools.change(String(school._id), given, version)
      if (!changed) throw new AppError('schools/changed-meanwhile')
      announce(changed)
      return view(changed, actor)
    },
  }
}

export type SchoolService = ReturnType<typeof createSchoolService>
