import { APICallError } from 'ai'
import { AppError } from '@classeur/contracts'
import { z } from 'zod'
import { classifyProviderError } from '../classify-provider-error.ts'
import { within } from '../within.ts'
import { readBytes } from './read-bytes.ts'

/** Not every server knows these; a picture in its own size and form is better than none. */
const optionalFields = ['response_format', 'size'] as const
type OptionalField = (typeof optionalFields)[number]

/** What every request for a picture needs; made once per image generator. */
export interface ImageConnection {
  /** Address of `/images/generations`. */
  endpoint: string
  apiKey: string | undefined
  model: string
  /** How long the answer may take to begin: these servers are silent while they draw. */
  answerTimeoutMs: number
  /** Longest silence once the answer has begun. */
  idleTimeoutMs: number
  /** Most bytes of the picture itself. */
  maxBytes: number
  /** Fields this server has refused; found out by the first refusal, then remembered. */
  refusedFields: Set<OptionalField>
}

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

/** Room for the words around the picture, some of which repeat the prompt. */
const wordBytes = 100_000
const maxErrorBytes = 64_000

/**
 * Asks for one picture: its bytes, or the address it can be fetched from, which nobody has checked.
 *
 * Not with the SDK's image model: that insists on a form of answer which some models refuse, reads answers of any
 * length, and fetches any address it is given.
 * @throws AppError `generations/*`; the signal's reason when it aborts
 */
export async function requestImage(
  connection: ImageConnection,
  asked: { prompt: string; size: string },
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array } | { url: string }> {
  const optional: Record<OptionalField, string> = { response_format: 'b64_json', size: asked.size }
  for (;;) {
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
      connection.refusedFields.add(refused)
    }
  }
}

/** The field that a 400 or 422 complains of, among those which were sent. */
function refusedField(error: unknown, sent: readonly OptionalField[]): OptionalField | undefined {
  if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return undefined
  return sent.find((field) => new RegExp(`\\b${field}\\b`, 'i').test(error.responseBody ?? ''))
}

/** Sends one request and reads the whole answer; the connection is closed however it ends. */
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
    const response = await within(pending, answerTimeoutMs, signal)
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
    // Some servers put the head of a data URL before it.
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
