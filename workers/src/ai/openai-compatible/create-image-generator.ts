import type { ImageGenerator } from '../image-generator.ts'
import { estimateProgress } from './images/estimate-progress.ts'
import { fetchImage, type FetchImageOptions } from './images/fetch-image.ts'
import { imagePrompt } from './images/image-prompt.ts'
import { createServerSizes } from './images/image-sizes.ts'
import { requestImage, type ImageConnection } from './images/request-image.ts'
import { shorten } from './images/shorten.ts'

/** A one-megapixel picture has 1 to 3 MB. */
const defaultMaxBytes = 20_000_000
/** Slightly below the time limit of a picture, so that a silent server is reported as such and not as a slow one. */
const defaultAnswerTimeoutMs = 110_000
const fetchTimeoutMs = 60_000
const typicalMs = 20_000
const maxAltTextLength = 200

export interface ImageGeneratorOptions {
  /** The base URL of `/images/generations`, for example `http://localhost:8080/v1`. */
  baseUrl: string
  /** Self-hosted servers often need none. */
  apiKey?: string | undefined
  model: string
  /** Maximum time until the response begins; default 110 s. */
  answerTimeoutMs?: number | undefined
  /** Maximum silence once the response, or the file at its URL, has begun; default 30 s. */
  idleTimeoutMs?: number | undefined
  /** Maximum bytes of one picture; default 20 MB. */
  maxBytes?: number | undefined
  /** Resolves host names in the server's responses; default: the system's resolver. */
  resolve?: FetchImageOptions['resolve']
}

/**
 * Draws with a model behind any OpenAI-compatible server. Never retries: the queue does. The progress is an estimate.
 * The alternative text is the teacher's prompt: a server's revised prompt describes our instructions, in a language
 * that the server chooses.
 */
export function createImageGenerator(options: ImageGeneratorOptions): ImageGenerator {
  const { baseUrl, apiKey, model } = options
  const limits = {
    maxBytes: options.maxBytes ?? defaultMaxBytes,
    idleTimeoutMs: options.idleTimeoutMs ?? 30_000,
  }
  const connection: ImageConnection = {
    endpoint: `${baseUrl.replace(/\/+$/, '')}/images/generations`,
    apiKey,
    model,
    answerTimeoutMs: options.answerTimeoutMs ?? defaultAnswerTimeoutMs,
    ...limits,
    refusedFields: new Set(),
    sizes: createServerSizes(),
  }
  const fetching: FetchImageOptions = {
    ...limits,
    timeoutMs: fetchTimeoutMs,
    own: { origin: new URL(baseUrl).origin, apiKey },
    resolve: options.resolve,
  }
  return {
    info: { kind: 'model', model, promptVersion: null },
    async generateImage({ request, variant }, signal, onProgress) {
      const asked = { prompt: imagePrompt(request, variant), aspect: request.aspect }
      const stopEstimate = estimateProgress(typicalMs, onProgress)
      try {
        const answer = await requestImage(connection, asked, signal)
        const bytes = 'bytes' in answer ? answer.bytes : await fetchImage(answer.url, fetching, signal)
        return { bytes, altText: shorten(request.prompt, maxAltTextLength) }
      } finally {
        stopEstimate()
      }
    },
  }
}
