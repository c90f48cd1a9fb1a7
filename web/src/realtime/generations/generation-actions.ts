import {
  GenerationAccepted,
  GenerationSnapshot,
  type DocumentRequest,
  type GenerationKind,
  type LessonSectionKey,
  type ResourceReference,
} from '@classeur/contracts'
import { http } from '../../http/client.ts'
import { readGeneration } from './generation-reads.ts'
import { receiveReading } from './generation-store.ts'

/**
 * Stops a generation and keeps its finished parts. Rejects with `generations/not-cancellable` if it has already ended.
 */
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

/** Starts a failed or stopped generation again as a new one. Calling this twice returns the same new generation. */
export async function retryGeneration(generationId: string): Promise<GenerationAccepted> {
  const accepted = await http.post(`/api/generations/${generationId}/retry`, {}, GenerationAccepted)
  void readGeneration(accepted.generationId)
  return accepted
}

interface GenerationTarget {
  id: string
  kind: GenerationKind
  lessonPlanId: string | null
  /** The section that kind `lesson-section` rewrites. */
  lessonSection?: LessonSectionKey | null
  documentRequest?: DocumentRequest | null
  /** The exam, sheet and item of the kinds that make resources. */
  resource?: ResourceReference | null
}

const packPath = (request: DocumentRequest): string =>
  request.pack === 'feedback-slips'
    ? `/marksheet/${request.examId}?hand-back`
    : `/classe/${request.classId}/gradebook?term=${request.termId ?? 'year'}&reports`

/** The list of the exam's resources, or the sheet with its item. */
const resourcePath = ({ markId, resourceId, itemId }: ResourceReference): string =>
  [
    `/marksheet/${markId}/generate_resource`,
    ...(resourceId === null ? [] : [`/${resourceId}`]),
    ...(itemId === null ? [] : [`#item-${itemId}`]),
  ].join('')

/** The path of the screen that shows the result of a generation. */
export function generationPath({
  id,
  kind,
  lessonPlanId,
  lessonSection,
  documentRequest,
  resource,
}: GenerationTarget): string {
  if (resource) return resourcePath(resource)
  if (kind === 'documents') return documentRequest ? packPath(documentRequest) : '/'
  if (kind === 'image') return '/generate/image/mymedia'
  if (kind === 'lesson-section')
    return `/lesson-plan-result/${lessonPlanId ?? id}${lessonSection ? `#section-${lessonSection}` : ''}`
  return kind === 'lesson-plan'
    ? `/lesson-plan-result/${lessonPlanId ?? id}`
    : `/lesson-plan-generator?objectives=${id}`
}
