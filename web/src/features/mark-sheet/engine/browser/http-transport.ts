import { marksTag, WriteMarksAnswer } from '@classeur/contracts'
import { currentAccessToken, readAuth, refresh } from '../../../../http/session/auth-session.ts'
import { takeFirstRead } from '../../../../http/first-reads.ts'
import { ProblemError } from '../../../../http/problem-error.ts'
import { sendRequest, type RequestOptions } from '../../../../http/send-request.ts'
import type { SheetTransport } from '../sheet-ports.ts'
import { ManyEffects, ManyMarks, ManyMarksSheet } from './sheet-answers.ts'

/** A silently broken connection must not block the marks that wait behind this request. */
const longestAnswerMs = 30_000

const problem = (code: 'auth/signed-out' | 'general/internal', status: number) =>
  new ProblemError({ code, params: {}, status, requestId: '' })

/** The part of a zod schema that this module uses. */
interface Schema<T> {
  safeParse: (
    answer: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: readonly unknown[] } }
}

function checked<T>(schema: Schema<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  console.error('unexpected answer of a mark sheet', parsed.error.issues)
  throw problem('general/internal', 200)
}

/**
 * The requests for one exam, made as one person. A renewed session can belong to someone else, who signed in from
 * another tab; then this sends nothing.
 */
export function createHttpTransport(examId: string, userId: string): SheetTransport {
  const base = `/api/exams/${examId}`

  function tokenOfPerson(): string | null {
    const auth = readAuth()
    if (auth.status !== 'signed-in' || auth.user.id !== userId) throw problem('auth/signed-out', 401)
    return currentAccessToken()
  }

  async function send(path: string, options: RequestOptions): Promise<unknown> {
    const accessToken = tokenOfPerson()
    const signal = AbortSignal.timeout(longestAnswerMs)
    try {
      return await sendRequest(path, { ...options, signal, accessToken })
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 401) throw error
      const isRenewed = currentAccessToken() !== accessToken || (await refresh())
      if (!isRenewed) throw error
      return sendRequest(path, { ...options, early: undefined, signal, accessToken: tokenOfPerson() })
    }
  }

  return {
    async readSheet() {
      const path = `${base}/sheet`
      return checked(ManyMarksSheet, await send(path, { method: 'GET', early: takeFirstRead(path) }))
    },
    async readMarks(seen) {
      const answer = await send(`${base}/marks`, { method: 'GET', ifNoneMatch: marksTag(seen) })
      return answer === undefined ? null : checked(ManyMarks, answer)
    },
    async write(request) {
      return checked(WriteMarksAnswer, await send(`${base}/marks`, { method: 'PUT', body: request }))
    },
    async readOperations(cursor) {
      const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`
      return checked(ManyEffects, await send(`${base}/marks/operations${query}`, { method: 'GET' }))
    },
  }
}
