import type { ArchivedClassData } from '../archive/class-collections.ts'
import { classIdMap, withIds, type IdMap } from './id-map.ts'
import { contentsOf, newClass } from './new-documents.ts'
import { withPeople, type PeopleHere } from './people-in.ts'
import type { PlanWriter } from './plan-writer.ts'

export interface NewClassPlan {
  restoreId: string
  people: PeopleHere
  schoolId: string | null
  /** The name of the class here. */
  name: string
  /** Whether every id becomes a new one. */
  isCopy: boolean
}

/**
 * Plans a class that isn't here: everything in it first, the class itself last, so that nobody sees it before it is
 * whole. Returns the id of the class, and the ids that changed.
 */
export async function planNewClass(
  archived: ArchivedClassData,
  { restoreId, people, schoolId, name, isCopy }: NewClassPlan,
  plan: PlanWriter,
): Promise<{ classId: string; ids: IdMap }> {
  const ids: IdMap = isCopy ? classIdMap(restoreId, archived) : new Map()
  const here = withPeople(isCopy ? withIds(archived, ids) : archived, people)
  const { _id: classId } = here.schoolClass
  const unit = `class:${classId}`
  for (const [collection, documents] of contentsOf(here, people.ownerId))
    await plan.create(unit, collection, documents)
  const schoolClass = newClass(here.schoolClass, { ownerId: people.ownerId, schoolId, name })
  await plan.create(unit, 'classes', [schoolClass])
  return { classId, ids }
}
