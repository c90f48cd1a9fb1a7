import { currentAccessToken, refresh } from './session/auth-session.ts'
import { reportLost, reportReachable } from './connection.ts'
import { ProblemError } from './problem-error.ts'
import { problemOf, unavailable } from './send-request.ts'

interface UploadOptions {
  contentType: string
  /** Bytes sent so far. */
  onProgress: (bytes: number) => void
  /** Cancels the upload; the promise then rejects with the signal's reason. */
  signal: AbortSignal
}

/** `XMLHttpRequest`, because `fetch` doesn't report how much of a request was sent. */
function sendOnce(path: string, file: Blob, { contentType, onProgress, signal }: UploadOptions) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', contentType)
    const token = currentAccessToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => {
      const requestId = request.getResponseHeader('x-request-id')
      const headers: HeadersInit = requestId === null ? {} : { 'x-request-id': requestId }
      resolve(new Response(request.responseText || null, { status: request.status, headers }))
    })
    request.addEventListener('error', () => {
      reportLost()
      reject(unavailable(0))
    })
    if (signal.aborted) return reject(signal.reason as Error)
    const cancel = () => {
      request.abort()
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', cancel, { once: true })
    request.send(file)
  })
}

/**
 * Sends a file as the body of a POST and reports its progress. Resolves to the parsed JSON of the response; every
 * failure but a cancellation rejects with {@link ProblemError}. Refreshes an expired session once and sends the file
 * again.
 */
export async function uploadFile(path: string, file: Blob, options: UploadOptions): Promise<unknown> {
  const token = currentAccessToken()
  const first = await sendOnce(path, file, options)
  const isExpired = first.status === 401 && (currentAccessToken() !== token || (await refresh()))
  const response = isExpired ? await sendOnce(path, file, options) : first
  if (!response.ok) throw await problemOf(response)
  reportReachable()
  return response.json().catch(() => {
    throw new ProblemError({ code: 'general/internal', params: {}, status: response.status, requestId: '' })
  })
}
