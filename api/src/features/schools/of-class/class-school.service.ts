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
import { errorTypeView } from '../error-types/error-type-view.ts'
import { skillsInOrder } from '../skills/skill-tree.ts'

export interface ClassSchoolDependencies {
  access: Pick<ClassAccess, 'open'>
  schools: Pick<SchoolRepository, 'findById'>
  skillLibraries: Pick<SkillLibraryRepository, 'get'>
  errorTypeLibraries: Pick<ErrorTypeLibraryRepository, 'get'>
  usedInExams: Pick<UsedInExams, 'listTermIds'>
}

/** What a class has from its school. A teacher of the class may belong to another school. */
export function createClassSchoolService(dependencies: ClassSchoolDependencies) {
  const { access, schools, skillLibraries, errorTypeLibraries, usedInExams } = dependencies

  async function termsOf(classId: string, school: SchoolDocument | null): Promise<ClassSchool['terms']> {
    const former = formerTermsOf(school)
    const used = new Set(former.length === 0 ? [] : await usedInExams.listTermIds({ classId }))
    return [
      ...(school?.terms ?? []).map((term) => ({ ...term, isFormer: false })),
      ...former.filter(({ id }) => used.has(id)).map((term) => ({ ...term, isFormer: true })),
    ]
  }

  return {
    /** @throws AppError as `ClassAccess.open` does */
    async read(actor: Actor, classId: string): Promise<ClassSchool> {
      const { schoolId } = await access.open(actor, 'class:read', classId)
      const [school, library] = await Promise.all([
        schoolId ? schools.findById(schoolId) : null,
        schoolId ? errorTypeLibraries.get(schoolId) : null,
      ])
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
      const { schoolId } = await access.open(actor, 'class:read', classId)
      return { skills: schoolId ? skillsInOrder((await skillLibraries.get(schoolId)).skills) : [] }
    },
  }
}

export type ClassSchoolService = ReturnType<typeof createClassSchoolService>
