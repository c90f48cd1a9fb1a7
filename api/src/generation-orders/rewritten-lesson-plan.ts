import type {
  ClassDocument,
  ClassRepository,
  GenerationRepository,
  LessonPlanDocument,
  LessonPlanRepository,
} from '@classeur/database'

interface RewrittenLessonPlanDependencies {
  generations: Pick<GenerationRepository, 'findById'>
  lessonPlans: Pick<LessonPlanRepository, 'findById'>
  classes: Pick<ClassRepository, 'findById'>
}

/** A lesson plan after the end of a rewrite of one of its sections, and its class. */
export interface RewrittenLessonPlan {
  plan: LessonPlanDocument
  /** Null without a class, and while the class is in the trash. */
  schoolClass: ClassDocument | null
}

/** Finds the lesson plan of a rewrite that has ended; null for other generations. */
export const createFindRewrittenLessonPlan =
  ({ generations, lessonPlans, classes }: RewrittenLessonPlanDependencies) =>
  async (generationId: string): Promise<RewrittenLessonPlan | null> => {
    const generation = await generations.findById(generationId)
    const isRewrite = generation?.kind === 'lesson-section' && generation.lessonPlanId !== null
    const plan = isRewrite ? await lessonPlans.findById(generation.lessonPlanId ?? '') : null
    if (!plan) return null
    const schoolClass = plan.classId ? await classes.findById(plan.classId) : null
    return { plan, schoolClass: schoolClass?.deletedAt === null ? schoolClass : null }
  }
