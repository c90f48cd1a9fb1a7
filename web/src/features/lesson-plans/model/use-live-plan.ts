import { LessonPlan } from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { http } from '../../../http/client.ts'
import { receiveReading } from '../../../realtime/generations/generation-store.ts'
import type { GenerationView } from '../../../realtime/generations/generation-view.ts'
import { useGeneration, useGenerationReader } from '../../../realtime/generations/use-generation.ts'
import { onReconnect, onServerEvent } from '../../../realtime/socket.ts'
import { cachedPlan, readPlanAgain, receivePlan } from './plan/lesson-plan-cache.ts'

/**
 * The generation that writes this plan, with its sections; null for a plan without one, and for a moment until it is
 * stored. Also reads the plan again when somebody has changed it.
 */
export function useLivePlan(plan: LessonPlan): GenerationView | null {
  const {
    id,
    generation,
    rights: { own },
  } = plan
  const client = useQueryClient()
  useEffect(() => {
    if (generation) receiveReading({ snapshot: generation, own, sections: plan.sections })
  }, [generation, own, plan.sections])

  // One response holds both, so that sections and percentage never disagree.
  const read = useCallback(async () => {
    const latest = await http.get(`/api/lesson-plans/${id}`, LessonPlan)
    receivePlan(client, latest)
    const snapshot = latest.generation ?? generation
    if (!snapshot) throw new Error('a plan has lost its generation')
    return { snapshot, own: latest.rights.own, sections: latest.sections }
  }, [id, generation, client])
  const generationId = generation?.id ?? null
  useGenerationReader(generationId, read)

  useEffect(() => {
    const readAgain = () => void readPlanAgain(client, id)
    const stops = [
      onServerEvent('lesson-plan:changed', ({ lessonPlanId, revision }) => {
        if (lessonPlanId === id && revision > (cachedPlan(client, id)?.revision ?? -1)) readAgain()
      }),
      // Another tab or device may have retried, or be writing a section again.
      onServerEvent('generation:accepted', (accepted) => {
        if (accepted.generationId !== generationId) readAgain()
      }),
      // Changes may have been missed.
      onReconnect(readAgain),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, id, generationId])
  return useGeneration(generationId)
}
