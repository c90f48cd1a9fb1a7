import { errorCatalogue, type Problem } from '@classeur/contracts'
import { reportLost, reportReachable } from './connection.ts'
import { ProblemError } from './problem-error.ts'

export interface RequestOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent as JSON, or unchanged if it is a Blob; undefined sends no body. */
  body?: unknown
  /** `file` reads the response as a Blob; `json` parses it. */
  answer?: 'json' | 'file'
  /** ETag of the version that the caller already has. If it is current, the answer is undefined. */
  ifNoneMatch?: string
  accessToken?: string | null
  signal?: AbortSignal | undefined
  /** The response, if this same request was already sent. */
  early?: Promise<Response | undefined> | undefined
}

/** True after a time limit: the server hasn't answered. Otherwise the caller has cancelled the request. */
const isTimeUp = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError'

/** No response at all (status 0), or one from a proxy. */
export const unavailable = (status: number): ProblemError =>
  new ProblemError({ code: 'general/unavailable', params: {}, status, requestId: '' })

/** Sends one request, without refresh or validation. Rejects with `general/unavailable` if there is no response. */
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
    if (options.signal?.aborted && !isTimeUp(options.signal)) throw error
    reportLost()
    throw unavailable(0)
  }
  if (response.ok || response.status === 304) {
    reportReachable()
    if (response.status === 204 || response.status === 304) return undefined
    return options.answer === 'file' ? fileOf(response) : readJson(response)
  }
  throw await problemOf(response)
}

/**
 * The file name in a Content-Disposition header. The server sends ASCII names plainly, and never sends quotes or
 * backslashes in them.
 */
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

/** Reads a response that isn't JSON (an empty body, a proxy's page) as undefined. */
const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** The error that a response reports. Notes whether the server was reached. */
export async function problemOf(response: Response): Promise<ProblemError> {
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

/** Checked by hand, because the zod schema would add a validator to the first load of every public screen. */
const isProblemBody = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  Object.hasOwn(errorCatalogue, String(body.code)) &&
  'params' in body &&
  typeof body.params === 'object'
