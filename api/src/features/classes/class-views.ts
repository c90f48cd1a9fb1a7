import { classRoleOf, type Actor } from '@classeur/domain/access'
import { readOnlyReasonOf } from '@classeur/domain/billing'
import { pointsOn20, resultScaleOf } from '@classeur/domain/exams'
import type { BillingPlan, ClassCard, ClassResults, SchoolClass } from '@classeur/contracts'
import type { ClassDocument, SchoolDocument, SchoolRepository } from '@classeur/database'

export interface ClassViewsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  nameOf: (userId: string) => Promise<string>
}

/** The fields of an owner that views show. */
export interface Owner {
  name: string
  plan: BillingPlan
}

/** Turns classes into views for screens. */
export function createClassViews({ schools, findEffectivePlan, nameOf }: ClassViewsDependencies) {
  /** Reads all owners together, so that a list needs no more database commands than one class. */
  async function ownersOf(
    classes: readonly ClassDocument[],
    readOwners: ReadonlyMap<string, Owner> = new Map(),
  ): Promise<Map<string, Owner>> {
    const ids = [...new Set(classes.map(({ ownerId }) => ownerId))].filter((id) => !readOwners.has(id))
    const owners = ids.map(async (id): Promise<[string, Owner]> => {
      const [name, plan] = await Promise.all([nameOf(id), findEffectivePlan(id)])
      return [id, { name, plan }]
    })
    return new Map([...readOwners, ...(await Promise.all(owners))])
  }

  /** The schools whose scale and rounding apply to results, each read once. */
  async function schoolsOf(classes: readonly ClassDocument[]): Promise<Map<string, SchoolDocument>> {
    const ids = new Set(classes.flatMap(({ results, schoolId }) => (results && schoolId ? [schoolId] : [])))
    const readSchools = await Promise.all([...ids].map((id) => schools.findById(id)))
    return new Map(readSchools.flatMap((school) => (school ? [[String(school._id), school]] : [])))
  }

  const resultsOf = (
    { results, scale }: ClassDocument,
    school: SchoolDocument | undefined,
  ): ClassResults | null => {
    if (!results) return null
    const { title, mean, papersByTenth, previousShare } = results
    return {
      ...{ title, mean, papersByTenth, previousShare },
      ...resultScaleOf({ scale }, school ?? null, results),
    }
  }

  const cardOf = (
    schoolClass: ClassDocument,
    actor: Actor,
    owner: Owner,
    school: SchoolDocument | undefined,
  ): ClassCard => {
    const { name, level, subjects, schoolYear, colour, scale, usesExternalIds, isSample, counts } =
      schoolClass
    return {
      ...{ name, level, subjects, schoolYear, colour, scale, usesExternalIds, isSample, counts },
      id: String(schoolClass._id),
      editorsMayRelease: schoolClass.editorsMayRelease ?? false,
      role: classRoleOf(schoolClass, actor.userId),
      ownerName: owner.name,
      results: resultsOf(schoolClass, school),
      lastActivityAt: schoolClass.lastActivityAt.toISOString(),
      archivedAt: schoolClass.archivedAt?.toISOString() ?? null,
      deletedAt: schoolClass.deletedAt?.toISOString() ?? null,
      readOnly: readOnlyReasonOf(schoolClass, owner.plan),
    }
  }

  return {
    /** @param readOwners owners that are already read */
    async cards(
      classes: readonly ClassDocument[],
      actor: Actor,
      readOwners?: ReadonlyMap<string, Owner>,
    ): Promise<ClassCard[]> {
      const [owners, schoolsById] = await Promise.all([ownersOf(classes, readOwners), schoolsOf(classes)])
      return classes.map((schoolClass) =>
        cardOf(
          schoolClass,
          actor,
          owners.get(schoolClass.ownerId) as Owner,
          schoolClass.schoolId ? schoolsById.get(schoolClass.schoolId) : undefined,
        ),
      )
    },

    async one(schoolClass: ClassDocument, actor: Actor): Promise<SchoolClass> {
      const [owners, school] = await Promise.all([
        ownersOf([schoolClass]),
        schoolClass.schoolId ? schools.findById(schoolClass.schoolId) : null,
      ])
      const owner = owners.get(schoolClass.ownerId) as Owner
      return {
        ...cardOf(schoolClass, actor, owner, school ?? undefined),
        schoolId: schoolClass.schoolId,
        effectiveScale: schoolClass.scale ?? school?.defaultScale ?? pointsOn20,
        memberCount: schoolClass.members.length,
        version: schoolClass.version,
        studentLimit: owner.plan.limits.studentsPerClass,
        createdAt: schoolClass.createdAt.toISOString(),
      }
    },
  }
}

export type ClassViews = ReturnType<typeof createClassViews>
