import { AppError, maxImagesPerRequest } from '@classeur/contracts'
import type { SharpConstructor } from 'sharp'
import type { GeneratedImage, ImageGenerator } from '../../image-generator.ts'
import type { CheckPictureSafety } from '../../safety/create-picture-safety.ts'
import { checkPicture } from './check-picture.ts'

export interface CheckedPicturesOptions {
  loadSharp: () => Promise<SharpConstructor>
  /** Whether the provider's moderation lets a picture pass. */
  checkSafety: CheckPictureSafety
}

/** A picture that failed is drawn once more. */
const mostTries = 2

/**
 * A generator whose pictures are checked before they count: they decode, are large enough, have the requested aspect,
 * show something, and pass the provider's moderation. One that fails is drawn once more, with another composition.
 * @throws AppError `generations/picture-unusable` with the problem or `generations/output-flagged` after the second
 */
export function withCheckedPictures(
  generator: ImageGenerator,
  { loadSharp, checkSafety }: CheckedPicturesOptions,
): ImageGenerator {
  async function check(
    picture: GeneratedImage,
    request: Parameters<ImageGenerator['generateImage']>[0]['request'],
    signal: AbortSignal,
  ): Promise<GeneratedImage | AppError> {
    const sharp = await loadSharp()
    const checked = await checkPicture(sharp, picture.bytes, request)
    if ('problem' in checked) return new AppError('generations/picture-unusable', checked)
    const reason = await checkSafety(sharp, checked.bytes, signal)
    return reason ? new AppError('generations/output-flagged', { reason }) : { ...picture, ...checked }
  }

  return {
    info: generator.info,
    async generateImage({ request, variant }, signal, onProgress) {
      let highest = 0
      const onlyForward = (fraction: number) => {
        highest = Math.max(highest, fraction)
        onProgress(highest)
      }
      for (let tries = 1; ; tries += 1) {
        // The numbers after those of the request's other pictures are free.
        const asked = { request, variant: variant + (tries - 1) * maxImagesPerRequest }
        const outcome = await check(
          await generator.generateImage(asked, signal, onlyForward),
          request,
          signal,
        )
        signal.throwIfAborted()
        if (!(outcome instanceof AppError)) return outcome
        if (tries === mostTries) throw outcome
      }
    },
  }
}
