import { connectDatabase, type Connection } from '@classeur/database'
import { claimServers, startMongo, type OwnMongo } from '@classeur/local/testing'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../src/installation-backup/run-command.ts'

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/** The built-in engine has no oplog, so these tests need MongoDB itself and its tools. */
const areInstalled = ['mongod', 'mongodump', 'mongorestore'].every(isInstalled)

describe.runIf(areInstalled)('MongoDB’s own tools', () => {
  let dir: string
  let mongos: OwnMongo[]
  let connections: Connection[]
  let redisUrl: string
  let release: () => Promise<void>
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'classeur-tools-'))
    mongos = [await startMongo({ dir: join(dir, 'source') }), await startMongo({ dir: join(dir, 'target') })]
    connections = await Promise.all(mongos.map(({ url }) => connectDatabase(url)))
    ;({ redisUrl, release } = await claimServers())
  })
  afterAll(async () => {
    for (const connection of connections) await connection.close()
    for (const mongo of mongos) await mongo.stop()
    await release()
    await rm(dir, { recursive: true, force: true })
  })

  const run = async (index: number, ...args: string[]) => {
    const lines: string[] = []
    const environment = {
      PATH: process.env.PATH ?? '',
      MONGO_URL: mongos[index]?.url ?? '',
      REDIS_URL: redisUrl,
      STORAGE_DIR: join(dir, `media-${String(index)}`),
      BACKUP_DIR: join(dir, 'backups'),
    }
    await runCommand(args, environment, (line) => lines.push(line))
    return lines
  }

  it('back up one moment while documents are written, and restore exactly that, once or twice', async () => {
    const [source, target] = connections
    if (!source || !target) throw new Error('not connected')
    let isMaking = true
    let written = 0
    const write = async () => {
      while (isMaking) {
        written += 1
        // Many documents, so that the dump reads the second collection long after the first one.
        await source.collection('first').insertOne({ _id: written as never, text: 'x'.repeat(1000) })
        await source.collection('second').insertOne({ _id: written as never, text: 'x'.repeat(1000) })
      }
    }
    const writing = write()
    await expect.poll(() => written).toBeGreaterThan(500)
    await run(0, 'create').finally(() => (isMaking = false))
    await writing
    const [name = ''] = await run(0, 'list')

    const state = async () => {
      const ids = async (collection: string) =>
        (await target.collection(collection).find().sort({ _id: 1 }).toArray()).map(({ _id }) => Number(_id))
      return { first: await ids('first'), second: await ids('second') }
    }
    await run(1, 'restore', name)
    const restored = await state()
    // One moment: no gap, and at most the write between the two collections.
    expect(restored.first).toEqual(restored.first.map((_id, index) => index + 1))
    expect(restored.second).toEqual(restored.second.map((_id, index) => index + 1))
    expect(restored.second.length).toBeGreaterThan(500)
    expect(restored.second.length).toBeLessThan(written)
    expect(restored.first.length - restored.second.length).toBeOneOf([0, 1])

    await target.collection('first').deleteOne({ _id: 1 as never })
    await target.collection('third').insertOne({ later: true })
    await run(1, 'restore', name, '--replace')
    expect(await state()).toEqual(restored)
    expect(await target.collection('third').countDocuments()).toBe(0)
  })
})
