import { createInstallationBackups } from '@classeur/database'
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { itInDeep } from '../../../.config/deep-tests.ts'
import { createInstallation, firstKey, type Installation } from './kit/installation-kit.ts'

const secondKey = Buffer.alloc(32, 2).toString('base64')
const main = new URL('../../src/installation-backup/main.ts', import.meta.url).pathname

let installation: Installation
let others: Installation[]
beforeEach(async () => {
  installation = await createInstallation()
  others = []
  await installation.fill(30)
})
afterEach(async () => {
  for (const one of [installation, ...others]) await one.close()
})

/** A second installation that sees the backups of the first one. */
const another = async () => {
  const other = await createInstallation(installation.backupDir)
  others.push(other)
  return other
}
const backUp = async () => {
  await installation.run(['create'])
  const name = (await installation.run(['list'])).at(-1) ?? ''
  return { name, path: join(installation.backupDir, name) }
}
describe('a backup of the installation', () => {
  it('contains database, files and settings with their checksums, and only its owner can read it', async () => {
    const { name, path } = await backUp()
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z$/)
    expect((await readdir(path)).sort()).toEqual([
      'database.archive.gz',
      'files',
      'files.jsonl',
      'manifest.json',
      'manifest.sha256',
      'settings.env',
    ])
    const sum = async (file: string) => {
      const bytes = await readFile(join(path, file))
      return { sizeBytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
    }
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect(manifest).toMatchObject({
      ...{ product: 'classeur', format: 1, files: 3 },
      database: await sum('database.archive.gz'),
      fileList: await sum('files.jsonl'),
      settings: await sum('settings.env'),
    })
    for (const file of ['.', 'database.archive.gz', 'settings.env', 'files/images/a/1-original.png']) {
      expect([file, (await stat(join(path, file))).mode & 0o077]).toEqual([file, 0])
    }
    expect(await installation.run(['settings', name])).toEqual([
      (await readFile(installation.settingsPath, 'utf8')).trimEnd(),
    ])
  })

  it('is dumped from the whole server with its oplog', async () => {
    await installation.run(['create'])
    expect(await installation.toolCalls()).toEqual(['mongodump --gzip --oplog'])
  })

  it.each([
    ['the database tool fails', { STAND_IN_FAILS: 'mongodump' }, /mongodump failed/],
    ['the dump is cut off', { STAND_IN_CUTS: 'true' }, /incomplete/],
    ['the settings are missing', { BACKUP_SETTINGS_FILE: '/nowhere/.env' }, /nowhere/],
    ['the database tool is not installed', { PATH: '/nowhere' }, /Database Tools/],
  ])('is not made, and never listed, when %s', async (_what, changes, message) => {
    await expect(installation.run(['create'], changes)).rejects.toThrow(message)
    expect(await installation.run(['list'])).toEqual([])
    expect(await readdir(installation.backupDir)).toEqual([])
    expect(await createInstallationBackups(installation.connection).newestMadeAt()).toBeNull()
    // The next one works.
    await installation.run(['create'])
    expect(await installation.run(['list'])).toHaveLength(1)
  })

  it('is not reported as missing when the folder of backups cannot be read', async () => {
    const file = { BACKUP_DIR: installation.settingsPath }
    const name = '2020-01-01T02-00-00-000Z'
    for (const args of [['list'], ['verify', name], ['restore', name]]) {
      await expect(installation.run(args, file), args[0]).rejects.toThrow(/can't be read: ENOTDIR/)
    }
    await expect(installation.run(['create'], file)).rejects.toThrow(/can't be written: EEXIST/)
  })

  it('counts as verified for the metrics from when it was read back until it is found damaged', async () => {
    const backups = createInstallationBackups(installation.connection)
    const before = Date.now()
    const { name, path } = await backUp()
    expect((await backups.newestMadeAt())?.getTime()).toBeGreaterThanOrEqual(before)
    expect(await installation.run(['verify', name])).toEqual([`${name} is complete and unaltered`])
    await appendFile(join(path, 'files.jsonl'), 'x')
    await expect(installation.run(['verify', name])).rejects.toThrow(/files\.jsonl/)
    expect(await backups.newestMadeAt()).toBeNull()
  })

  itInDeep('is deleted after the set number of days, except the newest one', async () => {
    const { name, path } = await backUp()
    for (const day of ['2020-01-01', '2020-01-02', '2020-01-03-before-restore']) {
      const [date = '', label = ''] = [day.slice(0, 10), day.slice(10)]
      await cp(path, join(installation.backupDir, `${date}T02-00-00-000Z${label}`), { recursive: true })
    }
    await mkdir(join(installation.backupDir, 'notes-of-the-operator'))
    await mkdir(join(installation.backupDir, '.unfinished-2020-01-01T00-00-00-000Z'))
    await rm(path, { recursive: true })
    expect(await installation.run(['list'])).toHaveLength(3)
    const lines = await installation.run(['create'], { BACKUP_KEEP_DAYS: '100000' })
    expect(lines).toHaveLength(1)
    await installation.run(['create'], { BACKUP_KEEP_DAYS: '1' })
    const left = await installation.run(['list'])
    expect(left).toHaveLength(2)
    expect(left.every((one) => one > name)).toBe(true)
    expect((await readdir(installation.backupDir)).sort()).toEqual([...left, 'notes-of-the-operator'].sort())
  })
})

describe('a restore', () => {
  it('of an empty installation brings back every document and file, and once is as good as twice', async () => {
    const { name } = await backUp()
    const expected = await installation.state()
    expect(Object.keys(expected)).toEqual(
      expect.arrayContaining(['rosters', 'images/a/1-original.png', 'backups/c/1.sealed']),
    )
    const other = await another()
    const lines = await other.run(['restore', name])
    expect(lines.at(-1)).toContain('restored')
    expect(await other.state()).toEqual(expected)
    expect(await other.toolCalls()).toEqual([
      'mongorestore --gzip --oplogReplay --drop --stopOnError --dryRun',
      'mongorestore --gzip --oplogReplay --drop --stopOnError',
    ])
    await other.run(['restore', name, '--replace'])
    expect(await other.state()).toEqual(expected)
    // The newest verified backup is known again.
    expect(await createInstallationBackups(other.connection).newestMadeAt()).not.toBeNull()
  })

  it('refuses an installation that is not empty, unless it may replace it; then it backs it up first', async () => {
    const { name } = await backUp()
    const expected = await installation.state()
    await installation.connection.collection('rosters').deleteMany({ number: 3 })
    await installation.connection.collection('later').insertOne({ made: 'after the backup' })
    await installation.storage.put('images/later/1-original.png', Buffer.from('later'), 'image/png')
    await installation.storage.delete('images/a/1-original.png')
    const later = await installation.state()
    await expect(installation.run(['restore', name])).rejects.toThrow(/not empty/)
    expect(await installation.state()).toEqual(later)

    await installation.run(['restore', name, '--replace'])
    expect(await installation.state()).toEqual(expected)
    expect(await installation.redis.dbsize()).toBe(0)
    const safety = (await installation.run(['list'])).find((one) => one.endsWith('-before-restore')) ?? ''
    await installation.run(['restore', safety, '--replace'])
    expect(await installation.state()).toEqual(later)
  })

  it('refuses an installation with files only', async () => {
    const { name } = await backUp()
    const other = await another()
    await other.storage.put('images/x/1-original.png', Buffer.from('x'), 'image/png')
    await expect(other.run(['restore', name])).rejects.toThrow(/not empty/)
    expect(await other.keys()).toEqual(['images/x/1-original.png'])
  })

  it('refuses while a process of the product runs', async () => {
    const { name } = await backUp()
    const server = createServer((_request, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/health/live`
    const running = { BACKUP_STOPPED_URLS: `http://127.0.0.1:1/health/live ${url}` }
    const other = await another()
    try {
      await expect(other.run(['restore', name], running)).rejects.toThrow(/stop all processes/)
      expect(await other.state()).toEqual({})
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
    await other.run(['restore', name], running)
  })

  it('refuses settings that cannot open the data, and accepts a secret that is kept as an old key', async () => {
    const { name } = await backUp()
    const other = await another()
    const [keys = '', identity = '', ...rest] = (await readFile(other.settingsPath, 'utf8')).split('\n')
    const rotated = [keys, `IDENTITY_SECRET=${'x'.repeat(40)}`, ...rest].join('\n')
    await writeFile(other.settingsPath, rotated)
    await expect(other.run(['restore', name])).rejects.toThrow(/IDENTITY_SECRET differ/)
    expect(await other.state()).toEqual({})
    await writeFile(other.settingsPath, `${rotated}\n${identity.replace('=', '_OLD=')}\n`)
    await other.run(['restore', name])
  })

  it('refuses settings that cannot open the backups of people, and accepts their keys in another order', async () => {
    const { name } = await backUp()
    const other = await another()
    const settings = await readFile(other.settingsPath, 'utf8')
    const withKeys = (keys: string) =>
      writeFile(other.settingsPath, settings.replace(/^BACKUP_KEYS=.*$/m, `BACKUP_KEYS=${keys}`))
    await withKeys(`second:${secondKey}`)
    await expect(other.run(['restore', name])).rejects.toThrow(/BACKUP_KEYS \(key "first"\) differ/)
    // The same id with another key opens nothing.
    await withKeys(`first:${secondKey}`)
    await expect(other.run(['restore', name])).rejects.toThrow(/BACKUP_KEYS/)
    await withKeys('')
    const refusal: unknown = await other.run(['restore', name]).catch((error: unknown) => error)
    expect(String(refusal)).not.toContain(firstKey)
    expect(await other.state()).toEqual({})
    await withKeys(`second:${secondKey}, first:${firstKey}`)
    await other.run(['restore', name])
  })

  it('says so if the backup has no settings to compare', async () => {
    await installation.run(['create'], { BACKUP_SETTINGS_FILE: '' })
    const name = (await installation.run(['list'])).at(-1) ?? ''
    expect(await (await another()).run(['restore', name])).toContainEqual(
      expect.stringContaining('secrets were not compared'),
    )
  })

  it('changes nothing if the database tool cannot read the archive', async () => {
    const { name } = await backUp()
    const before = await installation.state()
    const failing = { STAND_IN_FAILS: 'mongorestore' }
    await expect(installation.run(['restore', name, '--replace'], failing)).rejects.toThrow(
      /mongorestore failed/,
    )
    expect(await installation.state()).toEqual(before)
  })

  it('killed half-way is completed by the same command', async () => {
    const { name } = await backUp()
    const expected = await installation.state()
    const other = await another()
    await expect(other.run(['restore', name], { STAND_IN_DIES: 'rosters' })).rejects.toThrow(
      /mongorestore failed/,
    )
    await expect(other.run(['restore', name])).rejects.toThrow(/--replace/)
    await other.run(['restore', name, '--replace'])
    expect(await other.state()).toEqual(expected)
  })
})

describe('the program', () => {
  itInDeep('prints a sentence and ends with 1 when it refuses something, and with 0 otherwise', async () => {
    const start = (...args: string[]) =>
      promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', '--conditions=@classeur/source', main, ...args],
        {
          env: installation.environment,
        },
      ).then(
        ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
        (error: { code: number; stdout: string; stderr: string }) => error,
      )
    expect(await start('create')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('made and verified'),
    })
    const refused = await start('restore', '../../etc')
    expect([refused.code, refused.stdout, refused.stderr]).toEqual([
      1,
      '',
      '"../../etc" is not the name of a backup\n',
    ])
    expect((await start('restore')).stderr).toMatch(/^usage/)
  })

  it('names every variable that is missing', async () => {
    await expect(installation.run(['list'], { BACKUP_DIR: '', STORAGE_DIR: '' })).rejects.toThrow(
      /BACKUP_DIR .*STORAGE_DIR/,
    )
    await expect(installation.run(['restore', 'x', '--force'])).rejects.toThrow(/usage/)
  })
})
