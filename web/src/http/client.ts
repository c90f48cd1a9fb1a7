import type { z } from 'zod'
import { currentAccessToken, refresh } from './auth-session.ts'
import { ProblemError } from './problem-error.ts'
import { sendRequest, type RequestOptions } from './send-request.ts'

export { isProblem, ProblemError } from './problem-error.ts'

type Schema = z.ZodType

/** A 401 refreshes the session once (one refresh for all callers) and sends the same request again. */
async function sendWithSession(path: string, options: RequestOptions): Promise<unknown> {
  const accessToken = currentAccessToken()
  try {
    return await sendRequest(path, { ...options, accessToken })
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error
    const renewed = currentAccessToken() !== accessToken || (await refresh())
    if (!renewed) throw error
    return sendRequest(path, { ...options, accessToken: currentAccessToken() })
  }
}

async function call<S extends Schema>(
  path: string,
  schema: S,
  options: RequestOptions,
): Promise<z.output<S>> {
  return checked(path, schema, await sendWithSession(path, options))
}

function checked<S extends Schema>(path: string, schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  console.error(`unexpected answer of ${path}`, parsed.error.issues)
  throw new ProblemError({ code: 'general/internal', params: {}, status: 200, requestId: '' })
}

/**
 * Typed calls to the API. Every answer is checked with the contracts' schema; every failure rejects with
 * {@link ProblemError}. Paths start with `/api`.
 */
export const http = {
  get: <S extends Schema>(path: string, schema: S, signal?: AbortSignal) =>
    call(path, schema, { method: 'GET', signal }),
  post: <S extends Schema>(path: string, body: unknown, schema: S) =>
    call(path, schema, { method: 'POST', body }),
  put: <S extends Schema>(path: string, body: unknown, schema: S) =>
    call(path, schema, { method: 'PUT', body }),
  /** The answer's body, if any, is not read. */
  delete: async (path: string): Promise<void> => {
    await sendWithSession(path, { method: 'DELETE' })
  },
}

/** Calls a backend function by name: `{ data }` there, `{ result }` back; `resultSchema` checks the result. */
export async function callFunction<S extends Schema>(
  name: string,
  data: unknown,
  resultSchema: S,
): Promise<z.output<S>> {
  const path = `/api/functions/${name}`
  const answer = await sendWithSession(path, { method: 'POST', body: { data } })
  const result = typeof answer === 'object' && answer && 'result' in answer ? answer.result : undefined
  return checked(path, resultSchema, result)
}
