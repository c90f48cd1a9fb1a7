import {
  AppError,
  generationKinds,
  type Actor,
  type CodedError,
  type GenerateImagesRequest,
  type GenerationAccepted,
  type ImagesAccepted,
} from '@classeur/contracts'
import type { AcceptGeneration } from './accept-generation.ts'

const titleLength = 120
const { priceCredits, parts } = generationKinds.image

/**
 * Accepts `count` pictures, each as a generation of its own, so that each has its own progress, end and price.
 * Their keys follow from the request's key: repeating it meets the same ones and asks again for those that were
 * refused.
 * @throws AppError what accepting throws, when not even the first was accepted
 */
export function createRequestImages(acceptGeneration: AcceptGeneration) {
  return async (
    actor: Actor,
    { requestKey, request, count }: GenerateImagesRequest,
  ): Promise<ImagesAccepted> => {
    const generations: GenerationAccepted[] = []
    let refused: CodedError | null = null
    for (let variant = 0; variant < count && !refused; variant += 1) {
      try {
        const accepted = await acceptGeneration(actor, {
          kind: 'image',
          // No client can send these keys: theirs have no colon.
          requestKey: `image:${requestKey}:${String(variant)}`,
          title: Array.from(request.prompt).slice(0, titleLength).join(''),
          input: { request, variant },
          price: priceCredits,
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

export type RequestImages = ReturnType<typeof createRequestImages>
