import {
  AppError,
  generationKinds,
  type CodedError,
  type GenerateImagesRequest,
  type GenerationAccepted,
  type ImageRequest,
  type ImagesAccepted,
} from '@classeur/contracts'
import type { Actor } from '@classeur/domain/access'
import type { AcceptGeneration } from '../../generation-orders/generation-order.ts'
import type { RefuseWhenFull } from './refuse-when-full.ts'

const titleLength = 120
const { parts } = generationKinds.image

export interface RequestImagesDependencies {
  acceptGeneration: AcceptGeneration
  refuseWhenFull: RefuseWhenFull
  priceOf: (request: ImageRequest) => number
  /** The request without names of students, for a picture of a lesson plan. */
  outgoingPicture: (actor: Actor, lessonPlanId: string, request: ImageRequest) => Promise<ImageRequest>
}

/**
 * Accepts `count` pictures, each as a separate generation with its own progress, outcome and price. Their keys are
 * derived from the request's key, so a repeat finds the same generations and requests the refused ones again.
 * @throws AppError `images/storage-full`; the error of accepting if not even the first picture was accepted
 */
export function createRequestImages({ acceptGeneration, ...deps }: RequestImagesDependencies) {
  return async (
    actor: Actor,
    { requestKey, request, count, lessonPlanId }: GenerateImagesRequest,
  ): Promise<ImagesAccepted> => {
    await deps.refuseWhenFull(actor.userId)
    const outgoing =
      lessonPlanId === null ? request : await deps.outgoingPicture(actor, lessonPlanId, request)
    const generations: GenerationAccepted[] = []
    let refused: CodedError | null = null
    for (let variant = 0; variant < count && !refused; variant += 1) {
      try {
        const accepted = await acceptGeneration(actor, {
          kind: 'image',
          // Clients can't send these keys, because theirs contain no colon.
          requestKey: `image:${requestKey}:${String(variant)}`,
          title: Array.from(request.prompt).slice(0, titleLength).join(''),
          input: { request, variant, ...(lessonPlanId !== null && { outgoing }) },
          // The class list may change between two clicks.
          asked: { request, variant },
          price: deps.priceOf(outgoing),
          step: { done: 0, total: parts },
        })
        generations.push(accepted)
      } catch (error) {
        if (generations.length === 0 || !(error instanceof AppError)) throw error
        refused = { code: error.code, params: error.params }
      }
    }
    return { generations, refused }
  }
}
