import type { LessonPlan, LessonSectionKey, RewriteWish } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useRewrite, useStartRewrite, type Rewrite } from '../../../components/generations/use-rewrite.ts'
import { readPlanAgain } from '../model/plan/lesson-plan-cache.ts'
import { rewriteSection } from '../model/plan/plan-requests.ts'

/** The rewriting of a section, requested here or elsewhere, live until the plan has its proposal. */
export function useSectionRewrite(plan: LessonPlan, key: LessonSectionKey): Rewrite {
  const client = useQueryClient()
  return useRewrite({
    part: `${plan.id}:${key}`,
    listed: plan.rewrites.find((rewrite) => rewrite.key === key),
    readAgain: () => readPlanAgain(client, plan.id),
  })
}

/** Returns the function that has a section written again. */
export function useStartSectionRewrite(plan: LessonPlan, key: LessonSectionKey) {
  const client = useQueryClient()
  const start = useStartRewrite({
    part: `${plan.id}:${key}`,
    content: String(plan.sections.find((section) => section.key === key)?.version ?? 0),
    readAgain: () => readPlanAgain(client, plan.id),
  })
  return (wish: RewriteWish) => start((after) => rewriteSection(plan.id, key, wish, after))
}
