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

/** Prepares a plan for people who may not know its class: {@link withoutClassData}. */
export function createHideClassData({ rosters, generations }: HideClassDataDependencies) {
  /** Everybody who ever was in the class of the plan, and the names that the teacher typed into the request. */
  async function namesIn({ classId, request, generationId }: LessonPlanDocument): Promise<NamedStudent[]> {
    const classIds = new Set([classId, request.classId].filter((id) => typeof id === 'string'))
    const [lists, generation] = await Promise.all([
      Promise.all([...classIds].map((id): Promise<RosterDocument> => rosters.get(id))),
      generationId ? generations.findById(generationId) : null,
    ])
    const { pseudonyms = [] } = (generation?.input ?? {}) as Partial<LessonPlanInput>
    return [
      ...lists.flatMap(({ students }) => students),
      ...pseudonyms.map(({ name }) => ({ firstName: name, lastName: '' })),
    ]
  }

  return async (plan: LessonPlanDocument, lesson: ShownLesson): Promise<ShownLesson> =>
    withoutClassData(lesson, await namesIn(plan))
}

export type HideClassData = ReturnType<typeof createHideClassData>
