import { AppError, ImageInput } from '@classeur/contracts'
import type { ImageFile } from '@classeur/database'
import type { ObjectStorage, ImageContentType } from '@classeur/storage'
import type { ImageGenerator } from '../../ai/image-generator.ts'
import { prepareImage } from '../../images/prepare-image.ts'
import type { GenerationProcessor, Report } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { imageKeys } from '@classeur/storage'

interface PreparedFile {
  bytes: Uint8Array
  contentType: ImageContentType
  width: number
  height: number
}

/** Generates one picture. Nothing is visible before the end, so a restart starts over, with new files. */
export function createGenerateImage(
  deps: FlagDependencies & { image: ImageGenerator; storage: Pick<ObjectStorage, 'put' | 'delete'> },
): GenerationProcessor {
  async function store(key: string, { bytes, contentType, width, height }: PreparedFile): Promise<ImageFile> {
    try {
      await deps.storage.put(key, bytes, contentType)
    } catch (cause) {
      throw new AppError('generations/storage-unavailable', {}, { cause })
    }
    return { key, contentType, width, height, sizeBytes: bytes.byteLength }
  }

  return async ({ generation, signal, report }) => {
    const { request: typed, variant, outgoing: request = typed } = ImageInput.parse(generation.input)
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal })
    await report.stage('checking')
    await refuseFlagged('generations/prompt-flagged', typed.prompt, request.prompt)
    await report.generator(deps.image.info)
    await report.stage('drawing')
    const drawing = followFractions(report)
    const generated = await deps.image.generateImage({ request, variant }, signal, drawing.onProgress)
    const missing = [...(generated.missing ?? [])]
    // A picture that lacks something is free. The api normally decides this; a generation with a price fails and is refunded.
    if (missing.length > 0 && generation.price > 0)
      throw new AppError('generations/cannot-draw', { missing: missing.join(', ') })
    const { file, thumbnail, thumbHash } = await prepareImage(generated.bytes)
    await drawing.allReported()
    await report.storing()
    const keys = imageKeys(String(generation._id), generation.attempt)
    const fileKey = keys.file(file.contentType)
    const stored = {
      file: await store(fileKey, file),
      thumbnail: await store(keys.thumbnail, thumbnail),
    }
    try {
      // The generation was ended elsewhere without knowledge of these files, so a superseded attempt deletes its own.
      await report.stage('saving')
    } catch (error) {
      // The sweep later removes files that can't be deleted now.
      await Promise.allSettled([deps.storage.delete(fileKey), deps.storage.delete(keys.thumbnail)])
      throw error
    }
    return { image: { ...stored, thumbHash, altText: generated.altText, missing } }
  }
}

/** Reports fractions one by one; `told` waits for all reports and rethrows their first error. */
function followFractions(report: Pick<Report, 'fraction'>) {
  let last: Promise<void> = Promise.resolve()
  let failure: { error: unknown } | null = null
  return {
    onProgress: (fraction: number) => {
      last = last
        .then(() => (failure ? undefined : report.fraction(fraction)))
        .catch((error: unknown) => void (failure ??= { error }))
    },
    async allReported(): Promise<void> {
      await last
      if (failure) throw failure.error
    },
  }
}
