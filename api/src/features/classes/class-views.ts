import { classRoleOf, type Actor } from '@classeur/domain/access'
import { pointsOn20, resultScaleOf } from '@classeur/domain/exams'
import type { BillingPlan, ClassCard, ClassResults, SchoolClass } from '@classeur/contracts'
import type { ClassDocument, SchoolDocument, SchoolRepository } from '@classeur/database'
import { readOnlyReasonOf } from '../../class-access/class-access.ts'

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
  /** Read together, so that a list needs as many database commands as one class. */
  async function ownersOf(
    classes: readonly ClassDocument[],
    known: ReadonlyMap<string, Owner> = new Map(),
  ): Promise<Map<string, Owner>> {
    const ids = [...new Set(classes.map(({ ownerId }) => ownerId))].filter((id) => !known.has(id))
    const owners = ids.map(async (id): Promise<[string, Owner]> => {
      const [name, plan] = await Promise.all([nameOf(id), findEffectivePlan(id)])
      return [id, { name, plan }]
    })
    return new Map([...known, ...(await Promise.all(owners))])
  }

  /** The schools whose scale and rounding apply to results, each read once. */
  async function schoolsOf(classes: readonly ClassDocument[]): Promise<Map<string, SchoolDocument>> {
    const ids = new Set(classes.flatMap(({ results, schoolId }) => (results && schoolId ? [schoolId] : [])))
    const found = await Promise.all([...ids].map((id) => schools.findById(id)))
    return new Map(found.flatMap((school) => (school ? [[String(school._id), school]] : [])))
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
    found: ClassDocument,
    actor: Actor,
    owner: Owner,
    school: SchoolDocument | undefined,
  ): ClassCard => {
    const { name, level, subjects, schoolYear, colour, scale, usesExternalIds, isSample, counts } = found
    return {
      ...{ name, level, subjects, schoolYear, colour, scale, usesExternalIds, isSample, counts },
      id: String(found._id),
      editorsMayRelease: found.editorsMayRelease ?? false,
      role: classRoleOf(found, actor.userId),
      ownerName: owner.name,
      results: resultsOf(found, school),
      lastActivityAt: found.lastActivityAt.toISOString(),
      archivedAt: found.archivedAt?.toISOString() ?? null,
      deletedAt: found.deletedAt?.toISOString() ?? null,
      readOnly: readOnlyReasonOf(found, owner.plan),
    }
  }

  return {
    /** @param known owners that are already read */
    async cards(
      classes: readonly ClassDocument[],
      actor: Actor,
      known?: ReadonlyMap<string, Owner>,
    ): Promise<ClassCard[]> {
      const [owners, schoolsById] = await Promise.all([ownersOf(classes, known), schoolsOf(classes)])
      return classes.map((found) =>
        cardOf(
          found,
          actor,
          owners.get(found.ownerId) as Owner,
          found.schoolId ? schoolsById.get(found.schoolId) : undefined,
        ),
      )
    },

    async one(found: ClassDocument, actor: Actor): Promise<SchoolClass> {
      const [owners, school] = await Promise.all([
        ownersOf([found]),
        found.schoolId ? schools.findById(found.schoolId) : null,
      ])
      const owner = owners.get(found.ownerId) as Owner
      return {
        ...cardOf(found, actor, owner, school ?? undefined),
        schoolId: found.schoolId,
        effectiveScale: found.scale ?? school?.defaultScale ?? pointsOn20,
        memberCount: found.members.length,
        version: found.version,
        studentLimit: owner.plan.limits.studentsPerClass,
        createdAt: found.createdAt.toISOString(),
      }
    },
  }
}

export type ClassViews = ReturnType<typeof createClassViews>
