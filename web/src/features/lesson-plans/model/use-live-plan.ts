import { LessonPlan, type GenerationSnapshot } from '@classeur/contracts'
import { useCallback, useEffect } from 'react'
import { http } from '../../../http/client.ts'
import { receiveReading } from '../../../realtime/generations/generation-store.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGeneration, useGenerationReader } from '../../../realtime/generations/use-generation.ts'
import { onServerEvent } from '../../../realtime/socket.ts'

/** A lesson plan made by a generation. An empty frame has no generation. */
export type GeneratedLessonPlan = LessonPlan & { generation: GenerationSnapshot }

export const isGenerated = (plan: LessonPlan): plan is GeneratedLessonPlan => plan.generation !== null

/** The generation that writes this lesson plan, with all its sections; null for a moment until it is stored. */
export function useLivePlan(
  plan: GeneratedLessonPlan,
  readAgain: () => Promise<unknown>,
): GenerationView | null {
  const { id, generation } = plan
  useEffect(() => {
    receiveReading({ snapshot: plan.generation, sections: plan.sections })
  }, [plan])

  // One response holds both, so that sections and percentage never disagree.
  const read = useCallback(async () => {
    const latest = await http.get(`/api/lesson-plans/${id}`, LessonPlan)
    return { snapshot: latest.generation ?? generation, sections: latest.sections }
  }, [id, generation])
  useGenerationReader(generation.id, read)

  // Another tab or device may have retried: the plan then has a new generation.
  useEffect(
    () =>
      onServerEvent('generation:accepted', ({ generationId }) => {
        if (generationId !== generation.id) void readAgain()
      }),
    [generation.id, readAgain],
  )
  return useGeneration(generation.id)
}
