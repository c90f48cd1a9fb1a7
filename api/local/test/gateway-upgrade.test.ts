import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGateway } from '../src/gateway/gateway.ts'
import { freePort } from '../src/servers/free-port.ts'

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
/** First byte of the frame that ends a WebSocket. */
const finalCloseFrame = 0x88
const ends: (() => Promise<unknown>)[] = []
let webRoot: string

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'classeur-gateway-'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html>')
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await rm(webRoot, { recursive: true })
})

async function upgradeThrough(api: number) {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const gateway = await startGateway({
    ...{ host: '127.0.0.1', port, publicUrl, webRoot, trustedProxy: undefined },
    upstreams: { api, identity: undefined, payments: undefined },
  })
  ends.push(() => gateway.close())
  const request = httpRequest(`${publicUrl}/socket.io/?EIO=4&transport=websocket`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  })
  request.end()
  return request
}

test('an upgrade is refused at once with 502 while nothing listens on the api’s port', async () => {
  const request = await upgradeThrough(await freePort())
  const [answer] = (await Promise.race([
    once(request, 'response'),
    once(request, 'upgrade').then(() => Promise.reject(new Error('the upgrade was accepted'))),
  ])) as [IncomingMessage]
  expect(answer.statusCode).toBe(502)
  answer.resume()
  await once(answer.socket, 'close')
})

test('a connection whose upgrade the api never answers is closed', async () => {
  const held = new Set<Socket>()
  const silent = createServer((socket) => void held.add(socket.on('error', () => undefined)))
  const port = await listen(silent)
  ends.push(async () => {
    for (const socket of held) socket.destroy()
    silent.close()
  })
  const request = await upgradeThrough(port)
  const [, socket] = (await once(request, 'upgrade')) as [IncomingMessage, Socket]
  const [frame] = (await once(socket, 'data')) as [Buffer]
  expect(frame.readUInt8(0)).toBe(finalCloseFrame)
  socket.destroy()
})
