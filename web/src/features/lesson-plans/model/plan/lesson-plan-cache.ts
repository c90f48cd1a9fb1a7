import type { LessonPlan, LessonSection } from '@classeur/contracts'
import { lessonSectionKeys } from '@classeur/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { generationViews } from '../../../../realtime/generations/generation-store.ts'
import type { FinishedSections } from '../../../../realtime/generations/generation-view.ts'
import { lessonPlanKey } from '../lesson-plans-queries.ts'

/** The plan as last read or changed here; undefined before the first reading. */
export const cachedPlan = (client: QueryClient, id: string): LessonPlan | undefined =>
  client.getQueryData<LessonPlan>(lessonPlanKey(id))

/** Takes over a plan that was read, unless a later one is known. */
export const receivePlan = (client: QueryClient, plan: LessonPlan): void =>
  void client.setQueryData<LessonPlan>(lessonPlanKey(plan.id), plan)

/** Reads the plan from the server, for everything that shows it. */
export const readPlanAgain = (client: QueryClient, id: string): Promise<void> =>
  client.refetchQueries({ queryKey: lessonPlanKey(id), exact: true }, { cancelRefetch: true })

/**
 * Puts a saved section into the plan. If someone else has changed the plan too, its revision shows a gap, and the plan
 * is read again.
 */
export function receiveSection(
  client: QueryClient,
  id: string,
  { section, revision }: { section: LessonSection; revision: number },
): void {
  const plan = cachedPlan(client, id)
  if (!plan) return
  const others = plan.sections.filter(({ key }) => key !== section.key)
  const sections = [...others, section].sort(
    (a, b) => lessonSectionKeys.indexOf(a.key) - lessonSectionKeys.indexOf(b.key),
  )
  const isNext = revision <= plan.revision + 1
  receivePlan(client, { ...plan, sections, revision: isNext ? revision : plan.revision })
  if (!isNext) void readPlanAgain(client, id)
}

/**
 * The latest known sections of a plan. A section that was just finished arrives with an event before the plan is read
 * again.
 */
export function knownSections(plan: LessonPlan): FinishedSections {
  const view = plan.generation ? generationViews.get()[plan.generation.id] : undefined
  return unitedSections(plan, view?.sections ?? {})
}

export function unitedSections(plan: LessonPlan, finished: FinishedSections): FinishedSections {
  const read = Object.fromEntries(plan.sections.map((section) => [section.key, section]))
  return { ...finished, ...read }
}
