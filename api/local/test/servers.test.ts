import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DataFolderError, freePort, startServers } from '../src/index.ts'
import { isRunning } from '../src/testing/is-running.ts'
import { startRedis } from '../src/testing/start-redis.ts'
import { until } from '../src/testing/until.ts'

let folder: string

beforeAll(async () => {
  // These tests start their own servers, independent of the servers of the test run.
  vi.stubEnv('MONGO_URL', '')
  vi.stubEnv('REDIS_URL', '')
  folder = await mkdtemp(join(tmpdir(), 'classeur-servers-'))
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** Sends one inline command to Redis and returns the first line of the response. */
function redis(url: string, command: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  return new Promise<string>((resolve, reject) => {
    socket.once('error', reject)
    // A server that is restarting may accept a connection and close it without an answer.
    socket.once('close', () => reject(new Error('closed without an answer')))
    socket.once('data', (data) => resolve(data.toString().trim()))
    socket.write(`${command}\r\n`)
  }).finally(() => socket.destroy())
}

const pidOf = async (dir: string): Promise<number> =>
  (JSON.parse(await readFile(join(dir, 'process.json'), 'utf8')) as { pid: number }).pid

test('stored data is available again after a restart', async () => {
  const dataDir = join(folder, 'kept')
  for (const expected of [1, 2]) {
    const servers = await startServers({ dataDir, log: () => undefined })
    const connection = await mongoose.createConnection(servers.mongoUrl, { dbName: 'kept' }).asPromise()
    await connection.collection('visits').insertOne({})
    expect(await connection.collection('visits').countDocuments()).toBe(expected)
    expect(await redis(servers.redisUrl, 'INCR visits')).toBe(`:${expected}`)
    await connection.close()
    await servers.stop()
  }
})

test('a server that dies is restarted at the same address with its data', async () => {
  const dataDir = join(folder, 'killed')
  const said: string[] = []
  const servers = await startServers({ dataDir, log: (line) => void said.push(line) })
  const connection = await mongoose.createConnection(servers.mongoUrl, { dbName: 'killed' }).asPromise()
  await connection.collection('notes').insertOne({ text: 'durable' })

  const redisPid = await pidOf(join(dataDir, 'redis'))
  process.kill(redisPid, 'SIGKILL')
  await until('Redis to end', () => !isRunning(redisPid))
  await until('the restart of Redis', () =>
    redis(servers.redisUrl, 'PING').then(
      (answer) => answer === '+PONG',
      () => false,
    ),
  )

  const engineDir = await pidOf(join(dataDir, 'documentdb')).then(
    () => join(dataDir, 'documentdb'),
    () => join(dataDir, 'mongod'),
  )
  const enginePid = await pidOf(engineDir)
  process.kill(enginePid, 'SIGKILL')
  await until('the engine to end', () => !isRunning(enginePid))
  const note = await until('the restart of the engine', () =>
    connection
      .collection('notes')
      .findOne({})
      .catch(() => null),
  )
  expect(note).toMatchObject({ text: 'durable' })
  expect(said.filter((line) => line.includes('restarting it'))).toHaveLength(2)

  await connection.close()
  await servers.stop()
})

test('the error for a broken data folder names it and explains how to keep it or start empty', async () => {
  const dataDir = join(folder, 'broken')
  const aof = join(dataDir, 'redis/appendonlydir')
  await mkdir(aof, { recursive: true })
  await writeFile(join(aof, 'appendonly.aof.manifest'), 'not a manifest\n')
  const failure = await startServers({ dataDir, log: () => undefined }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DataFolderError)
  expect((failure as Error).message).toContain(join(dataDir, 'redis'))
  expect((failure as Error).message).toMatch(/To keep the data.*to start empty, remove it/s)
})

test('a separately started Redis accepts extra settings and restarts on the same port', async () => {
  const options = { dir: join(folder, 'own'), port: await freePort(), extraArgs: ['--maxmemory', '64mb'] }
  const first = await startRedis(options)
  expect(await redis(first.url, 'CONFIG GET maxmemory')).toContain('67108864')
  expect(await redis(first.url, 'CONFIG GET maxmemory-policy')).toContain('noeviction')
  await redis(first.url, 'SET a 1')
  await first.stop()
  expect(isRunning(first.pid)).toBe(false)
  const second = await startRedis(options)
  expect(second.port).toBe(first.port)
  expect(await redis(second.url, 'GET a')).toContain('1')
  await second.stop()
})
