import { currentAccessToken, refresh } from './session/auth-session.ts'
import { takeFirstRead } from './first-reads.ts'
import { ProblemError } from './problem-error.ts'
import { sendRequest, type RequestOptions } from './send-request.ts'

export { isProblem, ProblemError } from './problem-error.ts'

/** The part of a zod schema that the client uses. */
interface Schema<T> {
  safeParse: (
    answer: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: readonly unknown[] } }
}

/** On a 401, refreshes the session once (one refresh for all callers) and sends the same request again. */
async function sendWithSession(path: string, options: RequestOptions): Promise<unknown> {
  const accessToken = currentAccessToken()
  try {
    return await sendRequest(path, { ...options, accessToken })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    const renewed = currentAccessToken() !== accessToken || (await refresh())
    if (!renewed) throw error
    return sendRequest(path, { ...options, early: undefined, accessToken: currentAccessToken() })
  }
}

async function call<T>(path: string, schema: Schema<T>, options: RequestOptions): Promise<T> {
  return checked(path, schema, await sendWithSession(path, options))
}

function checked<T>(path: string, schema: Schema<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  console.error(`unexpected answer of ${path}`, parsed.error.issues)
  throw new ProblemError({ code: 'general/internal', params: {}, status: 200, requestId: '' })
}

/**
 * Typed calls to the API. Checks every response with the schema from contracts. Every failure rejects with {@link
 * ProblemError}. Paths start with `/api`.
 */
export const http = {
  get: <T>(path: string, schema: Schema<T>, signal?: AbortSignal) =>
    call(path, schema, { method: 'GET', signal, early: takeFirstRead(path) }),
  post: <T>(path: string, body: unknown, schema: Schema<T>, signal?: AbortSignal) =>
    call(path, schema, { method: 'POST', body, signal }),
  put: <T>(path: string, body: unknown, schema: Schema<T>, signal?: AbortSignal) =>
    call(path, schema, { method: 'PUT', body, signal }),
  patch: <T>(path: string, body: unknown, schema: Schema<T>, signal?: AbortSignal) =>
    call(path, schema, { method: 'PATCH', body, signal }),
  /** Downloads a file. Its name comes from the server and may be empty. */
  file: async (path: string): Promise<File> => {
    const answer = await sendWithSession(path, { method: 'GET', answer: 'file' })
    return answer instanceof File ? answer : new File([], '')
  },
  /** Ignores the response body. */
  delete: async (path: string): Promise<void> => {
    await sendWithSession(path, { method: 'DELETE' })
  },
}

/**
 * Calls a backend function by name. The request is `{ data }`, the response `{ result }`; `resultSchema` checks the
 * result.
 */
export async function callFunction<T>(name: string, data: unknown, resultSchema: Schema<T>): Promise<T> {
  const path = `/api/functions/${name}`
  const answer = await sendWithSession(path, { method: 'POST', body: { data } })
  const result = typeof answer === 'object' && answer && 'result' in answer ? answer.result : undefined
  return checked(path, resultSchema, result)
}
