import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage, StorageKeyError, StorageUnavailableError } from '../src/index.ts'
import { describeStorageContract, newKey, read } from './contract.ts'

let scratch: string
let directory: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'classeur-storage-'))
  directory = join(scratch, 'media')
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const open = (folder = directory) => createStorage({ kind: 'folder', directory: folder })

describe('a folder as storage', () => {
  describeStorageContract(() => open())

  it('shows a reader a whole object while another is put in its place', async () => {
    const key = newKey()
    const candidates = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)] as const
    await open().put(key, candidates[0], 'image/png')
    const reads = Array.from({ length: 10 }, () => read(open(), key))
    const [bodies] = await Promise.all([Promise.all(reads), open().put(key, candidates[1], 'image/png')])
    for (const object of bodies) {
      expect(candidates.some((bytes) => object?.body.equals(bytes))).toBe(true)
    }
  })

  it('follows no link that leads out of the folder', async () => {
    const outside = join(scratch, 'outside')
    await mkdir(outside, { recursive: true })
    await writeFile(join(outside, 'secret.png'), 'secret')
    await mkdir(join(directory, 'images'), { recursive: true })
    await symlink(outside, join(directory, 'images', 'away'))
    await symlink(join(outside, 'secret.png'), join(directory, 'images', 'link.png'))
    await expect(open().get('images/away/secret.png')).rejects.toThrow(StorageKeyError)
    await expect(open().put('images/away/new.png', Buffer.from('x'), 'image/png')).rejects.toThrow(
      StorageKeyError,
    )
    await expect(open().delete('images/away/secret.png')).rejects.toThrow(StorageKeyError)
    await expect(open().get('images/link.png')).rejects.toThrow(StorageUnavailableError)
    expect(await readdir(outside)).toEqual(['secret.png'])
  })

  it('has no object where a folder is', async () => {
    await mkdir(join(directory, 'images', 'folder.png'), { recursive: true })
    expect(await open().get('images/folder.png')).toBeNull()
  })

  it('cannot be reached, and says so, where the folder cannot be made', async () => {
    await writeFile(join(scratch, 'a-file'), '')
    const broken = open(join(scratch, 'a-file', 'media'))
    expect(await broken.isReachable()).toBe(false)
    await expect(broken.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailableError)
  })

  it('leaves nothing of an object that finds no room, keeps the others, and takes objects again afterwards', async () => {
    const folder = join(scratch, 'limited')
    const script = new URL('put-with-limit.mjs', import.meta.url).pathname
    const run = promisify(execFile)
    // 64 blocks of 1024 bytes: the largest file this process may write.
    const { stdout } = await run('bash', [
      '-c',
      `trap '' XFSZ; ulimit -f 64; exec "${process.execPath}" --import tsx --conditions=@classeur/source "${script}" "${folder}"`,
    ])
    expect(JSON.parse(stdout)).toEqual({ large: 'StorageFullError', smallSize: 1000, afterwardsSize: 2000 })
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))
    expect(names.sort()).toEqual(['images/afterwards.png', 'images/small.png'])
  })
})
