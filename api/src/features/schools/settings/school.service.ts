import { AppError, type ChangeSchoolRequest, type School, type Term } from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { SchoolDocument, SchoolRepository, UsedInExams } from '@classeur/database'
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
  schools: Pick<SchoolRepository, 'change' | 'keepTerms'>
  usedInExams: Pick<UsedInExams, 'listTermIds'>
  open: OpenSchool
  view: SchoolView
  announce: AnnounceSchool
}

/** The settings of the user's school. */
export function createSchoolService(dependencies: SchoolServiceDependencies) {
  const { schools, usedInExams, open, view, announce } = dependencies

  /** Keeps terms that are about to be removed as former ones, if exams or comments of the school's classes use them. */
  async function keepUsedTerms({ _id, terms }: SchoolDocument, next: readonly Term[]): Promise<void> {
    const removed = terms.filter(({ id }) => !next.some((term) => term.id === id))
    if (removed.length === 0) return
    const used = new Set(await usedInExams.listTermIds({ schoolId: String(_id) }))
    await schools.keepTerms(
      String(_id),
      removed.filter(({ id }) => used.has(id)),
    )
  }

  return {
    read: async (actor: Actor): Promise<School> => view(await open(actor, 'school:read'), actor),

    /** A removed term stays with its exams and comments. @throws AppError `general/forbidden`, `schools/changed-meanwhile` */
    async change(actor: Actor, { version, ...set }: ChangeSchoolRequest): Promise<School> {
      const school = await open(actor, 'school:change')
      const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
      if (set.terms) await keepUsedTerms(school, set.terms)
      const changed = await schools.change(String(school._id), given, version)
      if (!changed) throw new AppError('schools/changed-meanwhile')
      announce(changed)
      return view(changed, actor)
    },
  }
}

export type SchoolService = ReturnType<typeof createSchoolService>
