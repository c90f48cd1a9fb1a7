import { eventually, newDatabaseUrl, runServers, startTcpProxy } from '@classeur/local/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { testBackupKeys } from '../kit/create-test-app.ts'
import { spawnApi } from '../kit/spawn-api.ts'

const apis: ReturnType<typeof spawnApi>[] = []
const start = (environment: Record<string, string> = {}) => {
  const api = spawnApi({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4300',
    MONGO_URL: runServers().mongoUrl,
    REDIS_URL: runServers().redisUrl,
    JWT_SECRET: 'a secret for tests that is long enough',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'classeur',
    OIDC_CLIENT_SECRET: 'client-secret',
    STORAGE_DIR: '.local/test-media',
    BACKUP_KEYS: testBackupKeys,
    ...environment,
  })
  apis.push(api)
  return api
}
afterEach(async () => {
  for (const api of apis.splice(0)) {
    api.child.kill('SIGKILL')
    await api.exited
  }
})
const addressOf = (line: string) => /http:\/\/[\d.]+:\d+/.exec(line)?.[0] ?? ''

describe('the api process', () => {
  it('starts, becomes ready, and exits with status 0 on SIGTERM', async () => {
    const api = start()
    const url = addressOf(await api.line('Server listening'))
    await eventually(async () => expect((await fetch(`${url}/health/ready`)).status).toBe(200))
    api.child.kill('SIGTERM')
    expect(await api.exited).toBe(0)
    for (const line of api.lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it('lists invalid settings in one line and exits with status 1', async () => {
    const api = start({ MONGO_URL: '', JWT_SECRET: 'short' })
    expect(await api.exited).toBe(1)
    expect(api.lines).toEqual([expect.stringMatching(/^wrong configuration: MONGO_URL .*JWT_SECRET /)])
  })

  it('requires https except on localhost', async () => {
    const api = start({ PUBLIC_URL: 'http://school.example' })
    expect(await api.exited).toBe(1)
    expect(api.lines[0]).toContain('PUBLIC_URL (must be https outside localhost)')
  })

  it('waits for a database that starts later', async () => {
    const proxy = await startTcpProxy(runServers().mongoUrl)
    await proxy.cut()
    const api = start({ MONGO_URL: proxy.through(newDatabaseUrl()) })
    await api.line('waiting for the database')
    await proxy.restore()
    await api.line('Server listening')
    await proxy.cut()
  })

  it('starts, and exits with status 0, while Redis is unavailable', async () => {
    const proxy = await startTcpProxy(runServers().redisUrl)
    await proxy.cut()
    const api = start({ REDIS_URL: proxy.through(runServers().redisUrl) })
    const url = addressOf(await api.line('Server listening'))
    await eventually(async () => {
      const health = await fetch(`${url}/health/ready`)
      expect(await health.json()).toMatchObject({ status: 'degraded', redis: 'down' })
    })
    api.child.kill('SIGTERM')
    expect(await api.exited).toBe(0)
  })
})
