import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fastify, type FastifyInstance } from 'fastify'
import { maxImportFileBytes } from '@classeur/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway } from '../src/gateway/gateway.ts'
import { otherBodyBytes } from '../src/gateway/body-limit.ts'
import { freePort } from '../src/servers/free-port.ts'

let api: FastifyInstance
let webRoot: string
/** Body bytes that the upstream process has received. */
let received = 0
const ends: (() => Promise<unknown>)[] = []

async function openGateway(publicUrl = 'http://127.0.0.1'): Promise<number> {
  const port = await freePort()
  const gateway = await startGateway({
    ...{ host: '127.0.0.1', port, publicUrl, webRoot, trustedProxy: undefined },
    upstreams: { api: (api.server.address() as AddressInfo).port, identity: undefined, payments: undefined },
  })
  ends.push(() => gateway.close())
  return port
}

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'classeur-gateway-'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>')
  api = fastify({ bodyLimit: 2 * maxImportFileBytes })
  api.addContentTypeParser('text/csv', async (_request: unknown, payload: AsyncIterable<Buffer>) => {
    for await (const piece of payload) received += piece.byteLength
  })
  api.post('/api/file', async () => ({ received }))
  api.post('/ops/file', async () => ({ received }))
  await api.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  for (const end of ends) await end()
  await api.close()
  await rm(webRoot, { recursive: true })
})

/** Posts `bytes` bytes (a multiple of 64 KiB), with or without a Content-Length header. */
async function post(port: number, path: string, bytes: number, isSaid: boolean) {
  received = 0
  const headers = { 'content-type': 'text/csv', ...(isSaid && { 'content-length': bytes }) }
  const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers })
  // The server may respond before the whole body is sent; later writes then fail.
  request.on('error', () => undefined)
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  const piece = Buffer.alloc(64 * 1024, 'a')
  Readable.from(Array.from({ length: bytes / piece.byteLength }, () => piece)).pipe(request)
  const [answer] = await answered
  const body = JSON.parse(await text(answer)) as { code?: string; received?: number }
  return { ...body, status: answer.statusCode, contentType: answer.headers['content-type'] }
}

it.each([
  ['/api/file', maxImportFileBytes],
  ['/ops/file', otherBodyBytes],
])(
  'a body for %s over %i bytes gets 413 as problem+json, with or without Content-Length',
  async (path, most) => {
    const port = await openGateway()
    for (const isSaid of [true, false]) {
      const whole = await post(port, path, most, isSaid)
      expect(whole).toMatchObject({ status: 200, received: most })
      const larger = await post(port, path, most + 1024 * 1024, isSaid)
      expect(larger).toMatchObject({
        ...{ status: 413, code: 'general/payload-too-large' },
        contentType: expect.stringContaining('application/problem+json') as unknown,
      })
      if (isSaid) expect(received).toBe(0)
    }
  },
)

it.each([
  ['a path that cannot be decoded', 'GET /api/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['bytes that are not HTTP', 'NONSENSE\r\n\r\n'],
  ['oversized headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`],
])('the gateway answers problem+json to %s', async (_what, bytes) => {
  const socket = connect({ host: '127.0.0.1', port: await openGateway() })
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(head).toMatch(/content-type: application\/problem\+json/i)
  expect(JSON.parse(body)).toMatchObject({
    code: 'general/validation-failed',
    status: Number(head.slice(9, 12)),
  })
})

it('the gateway sends the HSTS header if and only if the public URL is https', async () => {
  for (const [publicUrl, expected] of [
    ['https://school.example', 'max-age=31536000'],
    ['http://127.0.0.1', null],
  ] as const) {
    const port = await openGateway(publicUrl)
    for (const path of ['/', '/login', '/assets/none.js']) {
      const { headers } = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
        headers: { accept: 'text/html' },
      })
      expect([path, headers.get('strict-transport-security')]).toEqual([path, expected])
    }
  }
})
