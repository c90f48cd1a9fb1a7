import type { LessonPlanInput } from '@classeur/contracts'
import type {
  GenerationRepository,
  LessonPlanDocument,
  RosterDocument,
  RosterRepository,
} from '@classeur/database'
import { withoutClassData, type NamedStudent, type ShownLesson } from './without-class-data.ts'

export interface HideClassDataDependencies {
  rosters: Pick<RosterRepository, 'get'>
  generations: Pick<GenerationRepository, 'findById'>
}

/** The classes and generations whose students a plan may name. */
export function namesFromOf({
  classId,
  request,
  generationId,
  namesFrom,
}: LessonPlanDocument): NonNullable<LessonPlanDocument['namesFrom']> {
  const ids = (...of: (string | null | undefined)[]) => [
    ...new Set(of.filter((id) => typeof id === 'string')),
  ]
  return {
    classIds: ids(classId, request.classId, ...(namesFrom?.classIds ?? [])),
    generationIds: ids(generationId, ...(namesFrom?.generationIds ?? [])),
  }
}

/** Prepares a plan for people who may not know its class: {@link withoutClassData}. */
export function createHideClassData({ rosters, generations }: HideClassDataDependencies) {
  /** Everybody who ever was in the classes of the plan, and the names that the teacher typed into the request. */
  async function namesIn(plan: LessonPlanDocument): Promise<NamedStudent[]> {
    const { classIds, generationIds } = namesFromOf(plan)
    const [lists, inputs] = await Promise.all([
      Promise.all(classIds.map((id): Promise<RosterDocument> => rosters.get(id))),
      Promise.all(generationIds.map((id) => generations.findById(id))),
    ])
    const pseudonyms = inputs.flatMap(
      (generation) => ((generation?.input ?? {}) as Partial<LessonPlanInput>).pseudonyms ?? [],
    )
    return [
      ...lists.flatMap(({ students }) => students),
      ...pseudonyms.map(({ name }) => ({ firstName: name, lastName: '' })),
    ]
  }

  return async (plan: LessonPlanDocument, lesson: ShownLesson): Promise<ShownLesson> =>
    withoutClassData(lesson, await namesIn(plan))
}

export type HideClassData = ReturnType<typeof createHideClassData>
