import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * `/health/live`: the process is running. `/health/ready`: it can process jobs (200) or not (503).
 * Returns the bound port and a function that closes the server.
 */
export async function startHealthServer(host: string, port: number, isReady: () => Promise<boolean>) {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/health/live') return void answer(200, { status: 'live' })
    if (request.url !== '/health/ready') return void answer(404, { status: 'unknown' })
    isReady().then(
      (ready) => answer(ready ? 200 : 503, { status: ready ? 'ready' : 'not-ready' }),
      () => answer(503, { status: 'not-ready' }),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
