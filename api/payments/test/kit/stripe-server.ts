import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedRequest {
  method: string
  /** With its query. */
  path: string
  headers: IncomingHttpHeaders
  /** The form, decoded. */
  body: URLSearchParams
}

/** An answer; `silence` closes the connection without one, `wait` never answers. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'silence' | 'wait'

/** A server that answers Stripe's protocol as each test says, and keeps all requests. */
export async function startStripeServer() {
  const requests: ReceivedRequest[] = []
  let answerWith: (request: ReceivedRequest, number: number) => Answer = () => 'silence'
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const received = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: new URLSearchParams(Buffer.concat(parts).toString('utf8')),
      }
      requests.push(received)
      const answer = answerWith(received, requests.length)
      if (answer === 'silence') return void request.socket.destroy()
      if (answer === 'wait') return
      const headers = { 'content-type': 'application/json', 'request-id': 'req_1', ...answer.headers }
      response.writeHead(answer.status, headers).end(JSON.stringify(answer.body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Forgets the requests so far, and answers the next ones like this. */
    answer(how: (request: ReceivedRequest, number: number) => Answer): void {
      requests.length = 0
      answerWith = how
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** An error in Stripe's shape. */
export const stripeError = (type: string, more: object = {}) => ({
  error: { type, message: `a ${type}`, ...more },
})
