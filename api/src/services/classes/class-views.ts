import {
  classRoleOf,
  pointsOn20,
  type Actor,
  type BillingPlan,
  type ClassCard,
  type SchoolClass,
} from '@classeur/contracts'
import type { ClassDocument, SchoolRepository } from '@classeur/database'
import { readOnlyReasonOf } from './class-access.ts'

export interface ClassViewsDependencies {
  schools: Pick<SchoolRepository, 'findById'>
  findEffectivePlan: (userId: string) => Promise<BillingPlan>
  nameOf: (userId: string) => Promise<string>
}

/** What is shown of an owner. */
export interface Owner {
  name: string
  plan: BillingPlan
}

/** Turns classes into what screens show. */
export function createClassViews({ schools, findEffectivePlan, nameOf }: ClassViewsDependencies) {
  /** Asked together, so that a list costs as many commands as one class. */
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

  const cardOf = (found: ClassDocument, actor: Actor, owner: Owner): ClassCard => {
    const { name, level, subjects, schoolYear, colour, scale, usesExternalIds, isSample, counts } = found
    return {
      ...{ name, level, subjects, schoolYear, colour, scale, usesExternalIds, isSample, counts },
      id: String(found._id),
      role: classRoleOf({ members: found.members, schoolAdminIds: [], transferTo: null }, actor.userId),
      ownerName: owner.name,
      lastActivityAt: found.lastActivityAt.toISOString(),
      archivedAt: found.archivedAt?.toISOString() ?? null,
      deletedAt: found.deletedAt?.toISOString() ?? null,
      readOnly: readOnlyReasonOf(found, owner.plan),
    }
  }

  return {
    /** `known`: owners that have been read already. */
    async cards(
      classes: readonly ClassDocument[],
      actor: Actor,
      known?: ReadonlyMap<string, Owner>,
    ): Promise<ClassCard[]> {
      const owners = await ownersOf(classes, known)
      return classes.map((found) => cardOf(found, actor, owners.get(found.ownerId) as Owner))
    },

    async one(found: ClassDocument, actor: Actor): Promise<SchoolClass> {
      const [owners, school] = await Promise.all([
        ownersOf([found]),
        found.scale || !found.schoolId ? null : schools.findById(found.schoolId),
      ])
      const owner = owners.get(found.ownerId) as Owner
      return {
        ...cardOf(found, actor, owner),
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
