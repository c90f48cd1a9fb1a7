import { APICallError } from 'ai'
import { AppError, type ImageAspect } from '@classeur/contracts'
import { z } from 'zod'
import { classifyProviderError } from '../connection/classify-provider-error.ts'
import { waitAtMost } from '../connection/wait-at-most.ts'
import { rememberRefusal, sizeFor, type ServerSizes } from './image-sizes.ts'
import { readBytes } from './read-bytes.ts'

/** Not every server supports these fields; a picture of another size or format is better than none. */
const optionalFields = ['response_format', 'size'] as const
type OptionalField = (typeof optionalFields)[number]

/** The settings that every image request uses; created once per image generator. */
export interface ImageConnection {
  /** Address of `/images/generations`. */
  endpoint: string
  apiKey: string | undefined
  model: string
  /** Maximum time until the response begins: these servers send nothing while they draw. */
  answerTimeoutMs: number
  /** Maximum silence once the response has begun. */
  idleTimeoutMs: number
  /** Maximum bytes of the picture itself. */
  maxBytes: number
  /** Fields that this server has refused; later requests omit them. */
  refusedFields: Set<OptionalField>
  /** What this server has said about sizes. */
  sizes: ServerSizes
}

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/** Allowance for the text around the picture, which may repeat the prompt. */
const wordBytes = 100_000
const maxErrorBytes = 64_000

/**
 * Requests one picture; returns its bytes, or an unchecked URL from which it can be fetched.
 *
 * Doesn't use the SDK's image model, which requires a response format that some models refuse, reads responses of any
 * length and fetches any URL.
 * @throws AppError `generations/*`; the signal's reason when it aborts
 */
export async function requestImage(
  connection: ImageConnection,
  asked: { prompt: string; aspect: ImageAspect },
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array } | { url: string }> {
  for (;;) {
    const size = sizeFor(connection.model, asked.aspect, connection.sizes)
    if (size === null) connection.refusedFields.add('size')
    const optional: Record<OptionalField, string> = { response_format: 'b64_json', size: size ?? '' }
    const sent = optionalFields.filter((field) => !connection.refusedFields.has(field))
    const fields = Object.fromEntries(sent.map((field) => [field, optional[field]]))
    try {
      const body = { model: connection.model, prompt: asked.prompt, n: 1, ...fields }
      return readAnswer(await post(connection, body, signal))
    } catch (error) {
      signal.throwIfAborted()
      const failure = classifyProviderError(error)
      const refused = failure.code === 'generations/provider-misconfigured' && refusedField(error, sent)
      if (!refused) throw failure
      const answer = APICallError.isInstance(error) ? (error.responseBody ?? '') : ''
      if (refused === 'size' && size !== null && !unknownField.test(answer)) {
        rememberRefusal(connection.sizes, size, answer)
      } else {
        connection.refusedFields.add(refused)
      }
    }
  }
}

/** A server that doesn't know a field says so; one that knows it refuses its value. */
const unknownField =
  /unknown|unrecogni[sz]ed|unexpected|unsupported (?:parameter|field)|not permitted|extra (?:inputs|fields)/i

/** Returns the sent field that a 400 or 422 response names. */
function refusedField(error: unknown, sent: readonly OptionalField[]): OptionalField | undefined {
  if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return undefined
  return sent.find((field) => new RegExp(`\\b${field}\\b`, 'i').test(error.responseBody ?? ''))
}

/** Sends one request and reads the whole response; always closes the connection. */
async function post(connection: ImageConnection, body: object, signal: AbortSignal): Promise<string> {
  const { endpoint, apiKey, answerTimeoutMs, idleTimeoutMs, maxBytes } = connection
  signal.throwIfAborted()
  const closing = new AbortController()
  try {
    const pending = fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: closing.signal,
    })
    const response = await waitAtMost(pending, answerTimeoutMs, signal)
    if (response.status >= 300 && response.status < 400)
      throw new AppError('generations/provider-misconfigured')
    // Four characters of base64 carry three bytes.
    const limit = response.ok ? Math.ceil((maxBytes * 4) / 3) + wordBytes : maxErrorBytes
    const limits = { maxBytes: limit, idleTimeoutMs }
    const text = response.body ? String(await readBytes(response.body, limits, signal)) : ''
    if (response.ok) return text
    throw new APICallError({
      message: `image generation answered ${response.status}`,
      url: endpoint,
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody: text,
    })
  } finally {
    closing.abort()
  }
}

function readAnswer(text: string): { bytes: Uint8Array } | { url: string } {
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null && 'error' in value && value.error) {
    throw classifyProviderError(value.error)
  }
  const first = Answer.safeParse(value).data?.data[0]
  if (first?.b64_json) {
    // Some servers put a data URL prefix before the base64.
    const bytes = Buffer.from(first.b64_json.replace(/^data:[^,]{0,100},/, ''), 'base64')
    if (bytes.byteLength > 0) return { bytes }
  }
  if (first?.url) return { url: first.url }
  throw new AppError('generations/output-invalid', { problem: 'no-image' })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('generations/output-invalid', { problem: 'not-json' }, { cause })
  }
}
