import { problemFor } from '@classeur/contracts'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
const badRequest = 400

/** Answers a malformed HTTP request with problem+json and closes the connection; Fastify hooks don't run for these. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOf[error.code ?? ''] ?? badRequest
  const body = JSON.stringify({ ...problemFor('general/validation-failed', randomUUID()), status })
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/problem+json',
      `content-length: ${String(Buffer.byteLength(body))}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
