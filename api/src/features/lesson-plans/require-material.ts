import {
  AppError,
  type GenerationKind,
  type Generators,
  type ImageInput,
  type ImageRequest,
  type LessonRequest,
  type LessonSectionInput,
} from '@classeur/contracts'
import { canRewriteSample, findMaterial } from '@classeur/domain/lesson-plans'
import { readPictureRequest } from '@classeur/domain/pictures'

const readingOf = ({ prompt, language }: ImageRequest) => readPictureRequest(prompt, language)

/**
 * Refuses requests for which the built-in generators have no material, before anything is stored or charged. The input
 * contains the validated request.
 * @throws AppError `lesson-plans/cannot-rewrite`, `generations/no-material` with the `reason`, `generations/cannot-draw`
 *   with the `missing` words
 */
export const createRequireMaterial =
  (generators: Generators) =>
  ({ kind, input }: { kind: GenerationKind; input: unknown }): void => {
    // The built-in item families decide about resources when they are planned.
    if (kind === 'documents' || kind.startsWith('resource')) return
    if (kind === 'image') {
      if (generators.image === 'model') return
      const { request: typed, outgoing: request = typed } = input as ImageInput
      const { isEmpty, missing } = readingOf(request)
      if (isEmpty || (missing.length > 0 && !request.partly))
        throw new AppError('generations/cannot-draw', { missing: missing.join(', ') })
      return
    }
    if (generators.text === 'model') return
    if (kind === 'lesson-section') {
      const { request, key, wish } = input as LessonSectionInput
      if (!canRewriteSample(request, key, wish)) throw new AppError('lesson-plans/cannot-rewrite')
      return
    }
    const material = findMaterial((input as { request: LessonRequest }).request)
    if (!material.available) throw new AppError('generations/no-material', { reason: material.reason })
  }

/** The price of a picture in credits; a picture that lacks something requested is free. */
export const createPriceOfPicture =
  (generators: Generators, priceCredits: number) =>
  (request: ImageRequest): number =>
    generators.image === 'sample' && readingOf(request).missing.length > 0 ? 0 : priceCredits
