import type { ImageAspect } from '@classeur/contracts'
import type { ImageGenerator } from '../image-generator.ts'
import { estimateProgress } from './images/estimate-progress.ts'
import { fetchImage, type FetchImageOptions } from './images/fetch-image.ts'
import { imagePrompt } from './images/image-prompt.ts'
import { requestImage, type ImageConnection } from './images/request-image.ts'
import { shorten } from './images/shorten.ts'

/** A picture of a megapixel has 1 to 3 MB. */
const defaultMaxBytes = 20_000_000
/** A little below the time limit of a picture, so that silence is told from slowness. */
const defaultAnswerTimeoutMs = 110_000
const fetchTimeoutMs = 60_000
const typicalMs = 20_000
const maxAltTextLength = 200

/**
 * The three sizes that the models behind this protocol have in common; nearest in shape to what is asked for.
 * Servers that draw any size take them too, and one that does not is asked again without.
 */
const sizes: Record<ImageAspect, string> = {
  '1:1': '1024x1024',
  '4:3': '1536x1024',
  '16:9': '1536x1024',
  a4: '1024x1536',
}

export interface ImageGeneratorOptions {
  /** Where `/images/generations` lives, for example `http://localhost:8080/v1`. */
  baseUrl: string
  /** Servers of one's own often need none. */
  apiKey?: string | undefined
  model: string
  /** How long the server may draw in silence; 110 s unless told. */
  answerTimeoutMs?: number | undefined
  /** Longest silence once the answer, or the file it names, has begun; 30 s unless told. */
  idleTimeoutMs?: number | undefined
  /** Most bytes of one picture; 20 MB unless told. */
  maxBytes?: number | undefined
  /** How host names in the server's answers are resolved; as the system does unless told. */
  resolve?: FetchImageOptions['resolve']
}

/**
 * Draws with a model behind any OpenAI-compatible server. Never retries: the queue does. The progress is an estimate.
 * The words for readers who cannot see the picture are the teacher's own: what a server calls its revised prompt
 * describes what it was told, in a language of its choice.
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
  }
  const fetching: FetchImageOptions = {
    ...limits,
    timeoutMs: fetchTimeoutMs,
    own: { origin: new URL(baseUrl).origin, apiKey },
    resolve: options.resolve,
  }
  return {
    info: { kind: 'model', model },
    async generateImage({ request, variant }, signal, onProgress) {
      const asked = { prompt: imagePrompt(request, variant), size: sizes[request.aspect] }
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
