import { errorCatalogue, type Problem } from '@classeur/contracts'
import { reportLost, reportReachable } from './connection.ts'
import { ProblemError } from './problem-error.ts'

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, a Blob as it is; left out when undefined. */
  body?: unknown
  /** A file is read as a Blob; everything else is JSON, `tagged` as {@link TaggedAnswer}. */
  answer?: 'json' | 'file' | 'tagged'
  /** The tag of what is known already. */
  ifNoneMatch?: string | null
  accessToken?: string | null
  signal?: AbortSignal | undefined
  /** The answer of this same request when it was already sent. */
  early?: Promise<Response | undefined> | undefined
}

/** An answer with its ETag; `body` is undefined when it is still what was known. */
export interface TaggedAnswer {
  etag: string | null
  body: unknown
}

const unavailable = (status: number) =>
  new ProblemError({ code: 'general/unavailable', params: {}, status, requestId: '' })

/** One request, one answer; no refresh, no validation. No answer at all rejects with `general/unavailable`. */
export async function sendRequest(path: string, options: RequestOptions): Promise<unknown> {
  const headers: Record<string, string> = { accept: options.answer === 'file' ? '*/*' : 'application/json' }
  const isFile = options.body instanceof Blob
  if (options.body !== undefined)
    headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json'
  if (options.accessToken) headers['authorization'] = `Bearer ${options.accessToken}`
  if (options.ifNoneMatch) headers['if-none-match'] = options.ifNoneMatch
  const init: RequestInit = { method: options.method, headers, credentials: 'same-origin' }
  if (options.body !== undefined)
    init.body = options.body instanceof Blob ? options.body : JSON.stringify(options.body)
  if (options.signal) init.signal = options.signal

  let response: Response
  try {
    response = (await options.early) ?? (await fetch(path, init))
  } catch (error) {
    if (options.signal?.aborted) throw error
    reportLost()
    throw unavailable(0)
  }
  if (response.ok || response.status === 304) {
    reportReachable()
    if (options.answer === 'tagged') {
      const body = response.ok ? await readJson(response) : undefined
      return { etag: response.headers.get('etag'), body } satisfies TaggedAnswer
    }
    if (options.answer === 'file') return fileOf(response)
    return response.status === 204 ? undefined : readJson(response)
  }
  throw await problemOf(response)
}

/** The name that the server gives a file; plain when it is ASCII. It holds no quotes and no backslashes. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  const plain = /filename=(?:"([^"]*)"|([^;]+))/.exec(disposition)
  return plain?.[1] ?? plain?.[2] ?? ''
}

async function fileOf(response: Response): Promise<File> {
  const name = nameIn(response.headers.get('content-disposition') ?? '')
  const content = await response.blob()
  return new File([content], name, { type: content.type })
}

/** An answer that is not JSON (an empty body, a proxy's page) reads as undefined. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

async function problemOf(response: Response): Promise<ProblemError> {
  const body = await readJson(response)
  if (isProblemBody(body)) {
    reportReachable()
    return new ProblemError(body)
  }
  if (response.status >= 502 && response.status <= 504) {
    reportLost()
    return unavailable(response.status)
  }
  reportReachable()
  const code = response.status === 404 ? 'general/not-found' : 'general/internal'
  const requestId = response.headers.get('x-request-id') ?? ''
  return new ProblemError({ code, params: {}, status: response.status, requestId })
}

/** Checked by hand: the schema would put a validator into the first load of every public screen. */
const isProblemBody = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  Object.hasOwn(errorCatalogue, String(body.code)) &&
  'params' in body &&
  typeof body.params === 'object'
