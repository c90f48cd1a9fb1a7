import { AppError, ImageRequest } from '@classeur/contracts'
import type { ImageFile } from '@classeur/database'
import type { ObjectStorage, StoredContentType } from '@classeur/storage'
import { z } from 'zod'
import type { ImageGenerator } from '../../ai/image-generator.ts'
import { prepareImage } from '../../images/prepare-image.ts'
import type { GenerationProcessor, Report } from '../../runtime/generation-context.ts'
import { createRefuseFlagged, type FlagDependencies } from '../refuse-flagged.ts'
import { imageKeys } from '../../images/image-keys.ts'

const Input = z.strictObject({ request: ImageRequest, variant: z.number().int().min(0) })

interface PreparedFile {
  bytes: Uint8Array
  contentType: StoredContentType
  width: number
  height: number
}

/** One picture. Nothing of it is visible before the end, so a restart begins anew, with files of its own. */
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
    const { request, variant } = Input.parse(generation.input)
    const refuseFlagged = createRefuseFlagged(deps, { generation, signal }, request.language)
    await report.stage('checking')
    await refuseFlagged('generations/prompt-flagged', request.prompt)
    await report.generator(deps.image.info)
    await report.stage('drawing')
    const drawing = followFractions(report)
    const generated = await deps.image.generateImage({ request, variant }, signal, drawing.onProgress)
    const { file, thumbnail, thumbHash } = await prepareImage(generated.bytes)
    await drawing.told()
    await report.storing()
    const keys = imageKeys(String(generation._id), generation.attempt)
    const fileKey = keys.file(file.contentType)
    const stored = {
      file: await store(fileKey, file),
      thumbnail: await store(keys.thumbnail, thumbnail),
    }
    try {
      // Whoever ended it has not waited for these files: an attempt that is not the running one takes them back.
      await report.stage('saving')
    } catch (error) {
      // What cannot be deleted now is swept later.
      await Promise.allSettled([deps.storage.delete(fileKey), deps.storage.delete(keys.thumbnail)])
      throw error
    }
    return { image: { ...stored, thumbHash, altText: generated.altText } }
  }
}

/** Reports fractions one after the other; `told` waits for them and throws what one of them threw. */
function followFractions(report: Pick<Report, 'fraction'>) {
  let last: Promise<void> = Promise.resolve()
  let failure: { error: unknown } | null = null
  return {
    onProgress: (fraction: number) => {
      last = last
        .then(() => (failure ? undefined : report.fraction(fraction)))
        .catch((error: unknown) => void (failure ??= { error }))
    },
    async told(): Promise<void> {
      await last
      if (failure) throw failure.error
    },
  }
}
