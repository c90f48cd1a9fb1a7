import { connectDatabase } from '@classeur/database'
import { claimServers } from '@classeur/local/testing'
import { createStorage } from '@classeur/storage'
import { Redis } from 'ioredis'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { runCommand } from '../../../src/installation-backup/run-command.ts'
import { readObject } from '../../../src/installation-backup/stored-files.ts'

const tool = new URL('stand-in-tool.mjs', import.meta.url).pathname
export const firstKey = Buffer.alloc(32, 1).toString('base64')
const secrets = `BACKUP_KEYS=first:${firstKey}\nIDENTITY_SECRET=${'a'.repeat(40)}\nMONGO_PASSWORD=${'b'.repeat(40)}\nJWT_SECRET=${'c'.repeat(40)}\n`

/** An installation with its own database, Redis, storage and settings, and the program that backs it up. */
export async function createInstallation(backupDir?: string) {
  const { mongoUrl, redisUrl, release } = await claimServers()
  const connection = await connectDatabase(mongoUrl)
  const redis = new Redis(redisUrl)
  const dir = await mkdtemp(join(tmpdir(), 'classeur-installation-'))
  const [bin, toolLog, settingsPath] = [join(dir, 'bin'), join(dir, 'tools.log'), join(dir, '.env')]
  await mkdir(bin)
  for (const program of ['mongodump', 'mongorestore']) {
    const path = join(bin, program)
    await writeFile(path, `#!/bin/sh\nexec "${process.execPath}" "${tool}" ${program} "$@"\n`)
    await chmod(path, 0o700)
  }
  await writeFile(toolLog, '')
  await writeFile(settingsPath, secrets, { mode: 0o600 })
  const storage = createStorage({ kind: 'folder', directory: join(dir, 'media') })
  const environment = {
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    MONGO_URL: mongoUrl,
    REDIS_URL: redisUrl,
    STORAGE_DIR: join(dir, 'media'),
    BACKUP_DIR: backupDir ?? join(dir, 'backups'),
    BACKUP_SETTINGS_FILE: settingsPath,
    STAND_IN_DATABASE: new URL(mongoUrl).pathname.slice(1),
    STAND_IN_LOG: toolLog,
  }

  const keys = async () => {
    const all: string[] = []
    for await (const key of storage.list()) all.push(key)
    return all.sort()
  }

  return {
    ...{ connection, redis, storage, environment, settingsPath, keys },
    backupDir: environment.BACKUP_DIR,

    /** Runs a command of the program and returns what it printed. */
    async run(args: readonly string[], changes: Record<string, string> = {}): Promise<string[]> {
      const lines: string[] = []
      await runCommand(args, { ...environment, ...changes }, (line) => lines.push(line))
      return lines
    },

    /** The calls of the database tools since the last time. */
    async toolCalls(): Promise<string[]> {
      const calls = (await readFile(toolLog, 'utf8')).split('\n').filter(Boolean)
      await writeFile(toolLog, '')
      return calls
    },

    /** Fills the installation as the product does. */
    async fill(students: number): Promise<void> {
      await connection
        .collection('rosters')
        .insertMany(Array.from({ length: students }, (_unused, number) => ({ classId: '6a', number })))
      await storage.put('images/a/1-original.png', Buffer.from('a picture'), 'image/png')
      await storage.put('documents/b/1-pack.pdf', Buffer.alloc(200_000, 7), 'application/pdf')
      await storage.putStream('backups/c/1.sealed', Readable.from([Buffer.alloc(70_000, 9)]))
      await redis.set('bull:lesson-plan:id', '7')
    },

    /** Everything that a backup contains, as checksums; without the list of verified backups. */
    async state(): Promise<Record<string, string>> {
      const all: Record<string, string> = {}
      for (const { name } of await connection.listCollections()) {
        if (name === 'installation_backups' || name.startsWith('system.')) continue
        const documents = await connection.collection(name).find().sort({ _id: 1 }).toArray()
        if (documents.length > 0) all[name] = JSON.stringify(documents)
      }
      for (const key of await keys()) {
        const object = await readObject(storage, key)
        const bytes = object ? await buffer(object.body) : Buffer.alloc(0)
        all[key] = createHash('sha256').update(bytes).digest('hex')
      }
      return all
    },

    async close(): Promise<void> {
      await connection.dropDatabase()
      await connection.close()
      redis.disconnect()
      await release()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

export type Installation = Awaited<ReturnType<typeof createInstallation>>
