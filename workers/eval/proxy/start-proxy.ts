import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { countUsage, type Usage } from './count-usage.ts'
import { requestKey, type RecordedCall } from './recording.ts'

/** Where the proxy gets its answers: from a provider, or from a recording. */
export type Source =
  | { kind: 'provider'; baseUrl: string; apiKey: string | undefined }
  | { kind: 'recording'; find: (path: string, body: string) => RecordedCall | null }

export interface Proxy {
  /** The base URL for the text generator. */
  url: string
  /** What was spent since the last call of this function. */
  takeUsage(): Usage
  /** All answered calls, in order. */
  calls: RecordedCall[]
  stop(): Promise<void>
}

const noUsage = (): Usage => ({ calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false })

/** A server between the text generator and the provider that counts, and keeps, what passes through it. */
export async function startProxy(source: Source): Promise<Proxy> {
  let usage = noUsage()
  const calls: RecordedCall[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').replace(/^\/v1/u, '')
    const body = await readBody(request)
    const startedAt = performance.now()
    const call =
      source.kind === 'recording'
        ? replay(source.find(path, body), response)
        : await forward(source, path, body, response)
    if (!call) return
    const seconds = source.kind === 'recording' ? call.seconds : (performance.now() - startedAt) / 1000
    calls.push({ ...call, path, key: requestKey(path, body), seconds: Math.round(seconds * 10) / 10 })
    usage = add(usage, countUsage(body, call.body))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    takeUsage() {
      const taken = usage
      usage = noUsage()
      return taken
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const add = (one: Usage, other: Usage): Usage => ({
  calls: one.calls + other.calls,
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
  isEstimated: one.isEstimated || other.isEstimated,
})

type Answered = Pick<RecordedCall, 'status' | 'contentType' | 'body' | 'seconds'>

function replay(call: RecordedCall | null, response: ServerResponse): Answered | null {
  if (!call) {
    response.writeHead(410, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'the recording has no further answer' } }))
    return null
  }
  response.writeHead(call.status, { 'content-type': call.contentType }).end(call.body)
  return call
}

async function forward(
  { baseUrl, apiKey }: Extract<Source, { kind: 'provider' }>,
  path: string,
  body: string,
  response: ServerResponse,
): Promise<Answered> {
  const cancelled = new AbortController()
  response.once('close', () => cancelled.abort())
  const answered = await fetch(`${baseUrl.replace(/\/$/u, '')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body,
    signal: cancelled.signal,
  })
  const contentType = answered.headers.get('content-type') ?? 'application/json'
  const retryAfter = answered.headers.get('retry-after')
  response.writeHead(answered.status, {
    'content-type': contentType,
    ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
  })
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answered.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    response.write(chunk)
  }
  response.end()
  return { status: answered.status, contentType, body: text, seconds: 0 }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
