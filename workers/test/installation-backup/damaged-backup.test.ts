import { createHash } from 'node:crypto'
import { appendFile, cp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInstallation, type Installation } from './kit/installation-kit.ts'

let installation: Installation
let name: string
let before: Record<string, string>
const copyName = '2026-01-01T00-00-00-000Z'
beforeAll(async () => {
  installation = await createInstallation()
  await installation.fill(30)
  await installation.run(['create'])
  name = (await installation.run(['list'])).at(-1) ?? ''
  await installation.connection.collection('rosters').deleteMany({ number: 3 })
  before = await installation.state()
  await installation.toolCalls()
})
afterAll(() => installation.close())

const resign = async (path: string, change: (manifest: Record<string, unknown>) => void) => {
  const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as Record<string, unknown>
  change(manifest)
  const text = JSON.stringify(manifest)
  await writeFile(join(path, 'manifest.json'), text)
  await writeFile(join(path, 'manifest.sha256'), createHash('sha256').update(text).digest('hex'))
}

describe('a restore changes nothing if the backup', () => {
  const flip = async (path: string, at: number) => {
    const bytes = await readFile(path)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(path, bytes)
  }
  it.each<[string, (path: string) => Promise<unknown>]>([
    ['lacks its manifest', (path) => rm(join(path, 'manifest.json'))],
    ['lacks the checksum of its manifest', (path) => rm(join(path, 'manifest.sha256'))],
    ['has another manifest', (path) => flip(join(path, 'manifest.json'), 40)],
    ['lacks its database', (path) => rm(join(path, 'database.archive.gz'))],
    ['has a shortened database', (path) => truncate(join(path, 'database.archive.gz'), 100)],
    ['has a flipped bit in its database', (path) => flip(join(path, 'database.archive.gz'), 200)],
    ['has a flipped bit in a file', (path) => flip(join(path, 'files/documents/b/1-pack.pdf'), 9)],
    ['lacks a file', (path) => rm(join(path, 'files/images/a/1-original.png'))],
    ['has one file more', (path) => writeFile(join(path, 'files/images/a/2-original.png'), 'x')],
    [
      'has a link instead of a file',
      async (path) => {
        const file = join(path, 'files/images/a/1-original.png')
        await cp(file, join(path, '..', 'elsewhere'))
        await rm(file)
        await symlink(join(path, '..', 'elsewhere'), file)
      },
    ],
    ['has other settings', (path) => appendFile(join(path, 'settings.env'), 'X=1\n')],
    [
      'has a shorter list of files',
      async (path) => {
        const list = (await readFile(join(path, 'files.jsonl'), 'utf8')).split('\n').slice(1).join('\n')
        await writeFile(join(path, 'files.jsonl'), list)
      },
    ],
    ['is of a later format', (path) => resign(path, (manifest) => (manifest['format'] = 2))],
    ['is of another product', (path) => resign(path, (manifest) => (manifest['product'] = 'other'))],
    [
      'names a file outside of itself',
      async (path) => {
        const line = {
          key: '../../outside.png',
          contentType: 'image/png',
          sizeBytes: 0,
          sha256: '0'.repeat(64),
        }
        const list = `${JSON.stringify(line)}\n`
        await writeFile(join(path, 'files.jsonl'), list)
        const sum = { sizeBytes: list.length, sha256: createHash('sha256').update(list).digest('hex') }
        await resign(path, (manifest) => Object.assign(manifest, { fileList: sum, files: 1 }))
      },
    ],
  ])('%s', async (_what, damage) => {
    const copied = join(installation.backupDir, copyName)
    await cp(join(installation.backupDir, name), copied, { recursive: true })
    try {
      await damage(copied)
      await expect(installation.run(['restore', copyName, '--replace'])).rejects.toThrow(
        /the backup (is incomplete|was altered|is of another)/,
      )
      expect(await installation.state()).toEqual(before)
      expect(await installation.toolCalls()).toEqual([])
      expect(await installation.redis.dbsize()).toBe(1)
    } finally {
      await rm(copied, { recursive: true })
    }
  })

  it('is not refused without a reason: an undamaged copy is complete', async () => {
    await cp(join(installation.backupDir, name), join(installation.backupDir, copyName), { recursive: true })
    expect(await installation.run(['verify', copyName])).toEqual([`${copyName} is complete and unaltered`])
  })
})
