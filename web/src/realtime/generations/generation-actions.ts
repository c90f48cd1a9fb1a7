import { GenerationAccepted, GenerationSnapshot, type GenerationKind } from '@classeur/contracts'
import { http } from '../../http/client.ts'
import { readGeneration } from './generation-reads.ts'
import { receiveReading } from './generation-store.ts'

/** Stops a generation; what it finished is kept. Rejects with `generations/not-cancellable` when it was over before. */
export async function cancelGeneration(generationId: string): Promise<void> {
  try {
    receiveReading({
      snapshot: await http.post(`/api/generations/${generationId}/cancel`, {}, GenerationSnapshot),
    })
  } catch (error) {
    void readGeneration(generationId)
    throw error
  }
}

/** Starts anew what failed or was stopped, as a new generation. Repeating it meets the same one. */
export async function retryGeneration(generationId: string): Promise<GenerationAccepted> {
  const accepted = await http.post(`/api/generations/${generationId}/retry`, {}, GenerationAccepted)
  void readGeneration(accepted.generationId)
  return accepted
}

interface Placed {
  id: string
  kind: GenerationKind
  lessonPlanId: string | null
}

/** Where the result of a generation is shown. */
export function generationPath({ id, kind, lessonPlanId }: Placed): string {
  if (kind === 'image') return '/generate/image/mymedia'
  return kind === 'lesson-plan'
    ? `/lesson-plan-result/${lessonPlanId ?? id}`
    : `/lesson-plan-generator?objectives=${id}`
}
