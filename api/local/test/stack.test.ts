import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stack, startStack, StartError } from '../src/index.ts'
import { planStandIns } from './plan-stand-ins.ts'
import { runServers } from '../src/testing/claim-servers.ts'
import { until } from '../src/testing/until.ts'

const html = { accept: 'text/html,application/xhtml+xml' }
const said: string[] = []
let folder: string
let webRoot: string
let stack: Stack

const options = () => ({
  mongoUrl: runServers().mongoUrl,
  redisUrl: runServers().redisUrl,
  webRoot,
  plan: planStandIns,
  log: (line: string) => void said.push(line),
})

interface Echo {
  name: string
  pid: number
  url: string
  headers: Record<string, string>
  body: string
}

const echo = async (path: string, init?: RequestInit): Promise<Echo> =>
  (await fetch(stack.url + path, init)).json() as Promise<Echo>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'classeur-stack-'))
  webRoot = join(folder, 'app')
  await mkdir(join(webRoot, 'assets'), { recursive: true })
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>app</title>')
  await writeFile(join(webRoot, 'assets/main-abc123.js'), 'export {}')
  stack = await startStack({ ...options(), dataDir: join(folder, 'one') })
})

afterAll(async () => {
  await stack?.stop()
  await rm(folder, { recursive: true, force: true })
})

const askUnder = async (host: string, path: string) => {
  const { port } = new URL(stack.url)
  const request = httpRequest({ host: 'localhost', port, path, headers: { host } }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = (await response.toArray()).join('')
  return { status: response.statusCode, body }
}

describe('the gateway', () => {
  test('refuses every path with a foreign Host header except health probes', async () => {
    for (const path of ['/', '/api/x', '/oidc/mailbox', '/socket.io/?EIO=4', '/assets/main-abc123.js']) {
      const { status, body } = await askUnder('evil.example', path)
      expect([status, JSON.parse(body)]).toMatchObject([421, { code: 'general/host-refused' }])
    }
    expect((await askUnder('10.0.0.7:3000', '/health/live')).status).toBe(200)
    expect((await askUnder(`127.0.0.1:${new URL(stack.url).port}`, '/api/x')).status).toBe(200)
  })

  test('sends /api, /ops, /health and /socket.io to the api, /oidc to the issuer and /test-payments to the gateway', async () => {
    for (const path of ['/api/x?a=1', '/ops/y', '/health/live', '/socket.io/?EIO=4']) {
      expect(await echo(path)).toMatchObject({ name: 'api', url: path })
    }
    expect(await echo('/oidc/auth?b=%2F')).toMatchObject({ name: 'identity', url: '/oidc/auth?b=%2F' })
    expect(await echo('/test-payments/pay/x')).toMatchObject({
      name: 'payments',
      url: '/test-payments/pay/x',
    })
  })

  test('sets the forwarded headers itself and ignores those of the client', async () => {
    const { headers } = await echo('/api/x', {
      headers: { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' },
    })
    expect(headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)
    expect(headers['x-forwarded-proto']).toBe('http')
    expect(headers['x-forwarded-host']).toBe(new URL(stack.url).host)
  })

  test('forwards a body unchanged', async () => {
    const body = '{"kept": 1.0,  "as": "it is"}'
    expect(
      (await echo('/api/x', { method: 'POST', body, headers: { 'content-type': 'application/json' } })).body,
    ).toBe(body)
  })

  test('leaves redirects and every cookie untouched', async () => {
    const response = await fetch(`${stack.url}/oidc/redirect`, { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('http://elsewhere.example/oidc/x?y=1')
    expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; HttpOnly'])
  })

  test('forwards a 503 immediately, with its Retry-After', async () => {
    const response = await fetch(`${stack.url}/api/unavailable`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
  })

  test('forwards the start of a stream before the stream has ended', async () => {
    const response = await fetch(`${stack.url}/api/stream`)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('data: first\n\n')
    await fetch(`${stack.url}/api/stream/go-on`)
    expect((await reader?.read())?.value).toBe('data: last\n\n')
  })

  test('upgrades /socket.io to a WebSocket, with cookie and origin', async () => {
    const upgrade = httpRequest(`${stack.url}/socket.io/?transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
        cookie: 'session=s',
        origin: stack.url,
      },
    }).end()
    const [, socket] = (await once(upgrade, 'upgrade')) as [unknown, Socket]
    const [frame] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    const message = frame.toString('utf8')
    expect(message).toContain('"url":"/socket.io/?transport=websocket"')
    expect(message).toContain('"cookie":"session=s"')
    expect(message).toContain(`"origin":"${stack.url}"`)
  })

  test('answers a page request for any other path with the app, uncached and with a strict content policy', async () => {
    for (const path of ['/', '/classe/abc/students', '/handleError?x=1']) {
      const response = await fetch(stack.url + path, { headers: html })
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('<title>app</title>')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const policy = response.headers.get('content-security-policy')
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    }
  })

  test('lets browsers cache hashed assets permanently and answers 404 for a missing asset', async () => {
    const found = await fetch(`${stack.url}/assets/main-abc123.js`)
    expect(found.headers.get('cache-control')).toContain('immutable')
    const missing = await fetch(`${stack.url}/assets/gone.js`, { headers: html })
    expect(missing.status).toBe(404)
    expect(missing.headers.get('content-type')).toContain('application/problem+json')
  })

  test('answers 404 to an unknown path that is not a page request', async () => {
    expect((await fetch(`${stack.url}/somewhere`, { headers: { accept: 'application/json' } })).status).toBe(
      404,
    )
    expect((await fetch(`${stack.url}/somewhere`, { method: 'POST', headers: html })).status).toBe(404)
  })
})

describe('the supervisor', () => {
  test('restarts a child that died; until then the gateway answers 502', async () => {
    const before = (await echo('/api/x')).pid
    await fetch(`${stack.url}/api/die`).catch(() => undefined)
    await until('another process of the api', () => stack.children.api?.pid !== before)
    const meanwhile = await fetch(`${stack.url}/api/x`)
    expect(meanwhile.status).toBe(502)
    expect(meanwhile.headers.get('content-type')).toContain('application/problem+json')
    expect(await meanwhile.json()).toMatchObject({ code: 'general/unavailable', status: 502 })
    const after = await until('the api to answer', () =>
      echo('/api/x')
        .catch(() => undefined)
        .then((answer) => answer?.pid),
    )
    expect(after).not.toBe(before)
    expect(said.join('\n')).toMatch(/api ended \(exit code 7\); restarting it in 1 s/)
  })

  test('restarts a child on demand', async () => {
    const before = stack.children.identity?.pid
    await stack.children.identity?.restart()
    const after = (await echo('/oidc/x')).pid
    expect(after).toBe(stack.children.identity?.pid)
    expect(after).not.toBe(before)
  })

  test('refuses a port that is in use and suggests another', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const start = startStack({ ...options(), dataDir: join(folder, 'two'), port })
    await expect(start).rejects.toThrow(new RegExp(`Port ${port} is in use.*PORT=\\d+ npm start`))
    taken.close()
  })

  test('refuses a folder that a running start uses and takes over one whose process has exited', async () => {
    await expect(startStack({ ...options(), dataDir: join(folder, 'one') })).rejects.toThrow(
      /is already running here/,
    )
    const dataDir = join(folder, 'three')
    await mkdir(dataDir)
    await writeFile(
      join(dataDir, 'start.lock'),
      JSON.stringify({ pid: process.pid, identity: 'an earlier process' }),
    )
    const third = await startStack({ ...options(), dataDir })
    await third.stop()
    await expect(stat(join(dataDir, 'start.lock'))).rejects.toThrow('ENOENT')
  })

  test('keeps its secrets across starts, readable only by the owner', async () => {
    const dataDir = join(folder, 'four')
    const file = join(dataDir, 'secrets.json')
    const first = await startStack({ ...options(), dataDir })
    await first.stop()
    const secrets = await readFile(file, 'utf8')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const second = await startStack({ ...options(), dataDir })
    await second.stop()
    expect(await readFile(file, 'utf8')).toBe(secrets)
  })

  test('reports a child that cannot start, with its last output, and leaves nothing running', async () => {
    const plan: typeof planStandIns = async (facts) => {
      const planned = await planStandIns(facts)
      const [first] = planned.commands
      if (first)
        first.execArgv = [
          '--input-type=module',
          '--import',
          'data:text/javascript,throw new Error("no luck today")',
        ]
      return planned
    }
    const dataDir = join(folder, 'five')
    const failure = await startStack({ ...options(), dataDir, plan }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect((failure as Error).message).toMatch(/api did not start.*no luck today/s)
    await expect(stat(join(dataDir, 'start.lock'))).rejects.toThrow('ENOENT')
  })

  test('does not restart a child that died if restarts are off', async () => {
    const own = await startStack({ ...options(), dataDir: join(folder, 'six'), restart: false })
    own.children.api?.kill('SIGKILL')
    await until('the api to end', () => own.children.api?.pid === undefined)
    await own.children.api?.restart()
    expect((await fetch(`${own.url}/api/x`)).status).toBe(200)
    await own.stop()
  })
})
