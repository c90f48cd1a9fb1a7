import type { ClassSchool, SkillList } from '@classeur/contracts'
import {
  formerTermsOf,
  type ErrorTypeLibraryRepository,
  type SchoolDocument,
  type SchoolRepository,
  type SkillLibraryRepository,
  type UsedInExams,
} from '@classeur/database'
import { can, type Actor } from '@classeur/domain/access'
import { passMarkOf, resultScaleOf } from '@classeur/domain/exams'
import type { ClassAccess } from '../../../class-access/class-access.ts'
import type { FastifyBaseLogger } from 'fastify'
import { errorTypeView } from '../error-types/error-type-view.ts'
import type { SchoolMembership } from '../members/school-membership.ts'
import { skillsInOrder } from '../skills/skill-tree.ts'

export interface ClassSchoolDependencies {
  access: Pick<ClassAccess, 'open'>
  schools: Pick<SchoolRepository, 'findById'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
  usedInExams: Pick<UsedInExams, 'listTermIds'>
  finishMove: SchoolMembership['finishMove']
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What a class has from its school. A teacher of the class may belong to another school. */
export function createClassSchoolService(dependencies: ClassSchoolDependencies) {
  const { access, schools, skillLibraries, errorTypeLibraries, usedInExams } = dependencies
  const { finishMove, log } = dependencies

  async function termsOf(classId: string, school: SchoolDocument | null): Promise<ClassSchool['terms']> {
    const former = formerTermsOf(school)
    const used = new Set(former.length === 0 ? [] : await usedInExams.listTermIds({ classId }))
    return [
      ...(school?.terms ?? []).map((term) => ({ ...term, isFormer: false })),
      ...former.filter(({ id }) => used.has(id)).map((term) => ({ ...term, isFormer: true })),
    ]
  }

  /**
   * The school of a class. A class whose owner isn't in it was left behind when they moved, so this completes the move:
   * the person who was to repeat it may have gone away.
   */
  async function schoolOf(actor: Actor, classId: string): Promise<SchoolDocument | null> {
    const { schoolId, ownerId } = await access.open(actor, 'class:read', classId)
    if (!schoolId) return null
    const school = await schools.findById(schoolId)
    if (school?.members.some(({ userId }) => userId === ownerId)) return school
    try {
      return await finishMove(ownerId)
    } catch (error) {
      log.warn({ err: error, schoolId }, 'a class follows its owner to their school later')
      return school
    }
  }

  return {
    /** @throws AppError as `ClassAccess.open` does */
    async read(actor: Actor, classId: string): Promise<ClassSchool> {
      const school = await schoolOf(actor, classId)
      const library = school && (await errorTypeLibraries.get(String(school._id)))
      return {
        terms: await termsOf(classId, school),
        timeZone: school?.timeZone ?? null,
        defaultScale: resultScaleOf({ scale: null }, school).effectiveScale,
        passMarkBasisPoints: passMarkOf({ passMarkBasisPoints: null }, school),
        errorTypes: (library?.types ?? []).map(errorTypeView),
        mayAddSkills: can(actor, 'skill:change', school && { schoolMembers: school.members }),
      }
    },

    /** @throws AppError as `ClassAccess.open` does */
    async listSkills(actor: Actor, classId: string): Promise<SkillList> {
      const school = await schoolOf(actor, classId)
      return { skills: school ? skillsInOrder((await skillLibraries.get(String(school._id))).skills) : [] }
    },
  }
}

export type ClassSchoolService = ReturnType<typeof createClassSchoolService>
