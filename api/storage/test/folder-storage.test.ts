import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage, StorageKeyError, StorageUnavailableError } from '../src/index.ts'
import { describeStorageContract, newKey, read } from './kit/contract.ts'
import { describeLargeContract } from './kit/large-contract.ts'

let scratch: string
let directory: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'classeur-storage-'))
  directory = join(scratch, 'media')
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const open = (folder = directory) => createStorage({ kind: 'folder', directory: folder })

describe('a folder storage', () => {
  describeStorageContract(() => open())
  describeLargeContract(
    () => open(),
    () => readdir(join(directory, '.drafts')),
  )

  it('leaves no object of a process that was killed while it wrote, and the next one removes its draft', async () => {
    const folder = join(scratch, 'killed')
    const script = new URL('put-endlessly.mjs', import.meta.url).pathname
    const child = fork(script, [folder], { execArgv: ['--import', 'tsx', '--conditions=@classeur/source'] })
    await once(child, 'message')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const drafts = join(folder, '.drafts')
    const [draft = '', ...others] = await readdir(drafts)
    expect(others).toEqual([])
    expect((await stat(join(drafts, draft))).size).toBeGreaterThan(1_000_000)
    expect(await open(folder).sizeOf('backups/a/1.sealed')).toBeNull()
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
    await utimes(join(drafts, draft), twoHoursAgo, twoHoursAgo)
    await open(folder).put(newKey(), Buffer.from('x'), 'image/png')
    expect(await readdir(drafts)).toEqual([])
  })

  it('shows readers only complete objects while others replace them repeatedly', async () => {
    const key = newKey()
    const candidates = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)] as const
    await open().put(key, candidates[0], 'image/png')
    let isWriting = true
    const write = async () => {
      for (let turn = 1; turn <= 40; turn++) await open().put(key, candidates[turn % 2 ? 1 : 0], 'image/png')
      isWriting = false
    }
    const seen = new Set<number>()
    const watch = async () => {
      while (isWriting) {
        const object = await read(open(), key)
        const candidate = candidates.find((bytes) => object?.body.equals(bytes))
        expect(object?.sizeBytes).toBe(candidate?.length)
        seen.add(object?.sizeBytes ?? 0)
      }
    }
    await Promise.all([write(), watch(), watch()])
    expect(seen).toEqual(new Set([300_000, 200_000]))
  })

  it('refuses to read, write and delete through symbolic links, and creates nothing behind them', async () => {
    const outside = join(scratch, 'outside')
    await mkdir(outside, { recursive: true })
    await writeFile(join(outside, 'secret.png'), 'secret')
    await mkdir(join(directory, 'images'), { recursive: true })
    await symlink(outside, join(directory, 'images', 'away'))
    await symlink(join(outside, 'secret.png'), join(directory, 'images', 'link.png'))
    await symlink(join(outside, 'none'), join(directory, 'images', 'dangling'))
    for (const key of [
      'images/away/secret.png',
      'images/away/deeper/new.png',
      'images/link.png',
      'images/dangling/new.png',
    ]) {
      await expect(open().get(key)).rejects.toThrow(StorageKeyError)
      await expect(open().put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(StorageKeyError)
      await expect(open().delete(key)).rejects.toThrow(StorageKeyError)
    }
    expect(await readdir(outside)).toEqual(['secret.png'])
    expect(await readFile(join(outside, 'secret.png'), 'utf8')).toBe('secret')
  })

  it('returns null for a directory and does not change it', async () => {
    const inside = join(directory, 'images', 'folder.png', 'inside')
    await mkdir(inside, { recursive: true })
    expect(await open().get('images/folder.png')).toBeNull()
    const put = open().put('images/folder.png', Buffer.from('x'), 'image/png')
    await expect(put).rejects.toThrow(StorageUnavailableError)
    await expect(open().delete('images/folder.png')).rejects.toThrow(StorageUnavailableError)
    expect((await stat(inside)).isDirectory()).toBe(true)
  })

  it('returns null for a named pipe without waiting for its writer', async () => {
    await mkdir(join(directory, 'images'), { recursive: true })
    await promisify(execFile)('mkfifo', [join(directory, 'images', 'pipe.png')])
    expect(await open().get('images/pipe.png')).toBeNull()
  })

  it('never serves an SVG that somebody else has stored as an SVG', async () => {
    await mkdir(join(directory, 'images'), { recursive: true })
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const name of ['drawing.svg', 'drawing.png']) await writeFile(join(directory, 'images', name), svg)
    await expect(open().get('images/drawing.svg')).rejects.toThrow(StorageKeyError)
    expect((await read(open(), 'images/drawing.png'))?.contentType).toBe('image/png')
  })

  it('removes the drafts of killed processes, but none that may still be written', async () => {
    const folder = join(scratch, 'left')
    const drafts = join(folder, '.drafts')
    await mkdir(drafts, { recursive: true })
    for (const name of ['abandoned', 'in-the-making']) await writeFile(join(drafts, name), 'half')
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000)
    await utimes(join(drafts, 'abandoned'), twoHoursAgo, twoHoursAgo)
    await open(folder).put(newKey(), Buffer.from('x'), 'image/png')
    expect(await readdir(drafts)).toEqual(['in-the-making'])
  })

  it('reports that it is unreachable if the folder cannot be created', async () => {
    await writeFile(join(scratch, 'a-file'), '')
    const broken = open(join(scratch, 'a-file', 'media'))
    expect(await broken.isReachable()).toBe(false)
    await expect(broken.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailableError)
  })

  // The largest file that the process may write: 64 blocks of 1024 bytes.
  const withLargestFile = `trap '' XFSZ; ulimit -f 64; exec "$@"`
  // A separate file system that becomes full; if the process may not mount one, the limit above replaces it.
  const withSmallDisk = `
    mounted='mount -t tmpfs -o size=256k none "$0"'
    if unshare -rm sh -c "$mounted" "$folder" 2>/dev/null; then
      exec unshare -rm sh -c "$mounted && exec \\"\\$@\\"" "$folder" "$@"
    fi
    ${withLargestFile}`

  it.each([
    ['a limit of the process', withLargestFile],
    ['a full disk', withSmallDisk],
  ])(
    'leaves nothing of an object that is too large for %s, keeps the others, and accepts objects again afterwards',
    async (_what, shell) => {
      const folder = await mkdtemp(join(scratch, 'limited-'))
      const script = new URL('put-with-limit.mjs', import.meta.url).pathname
      const command = [process.execPath, '--import', 'tsx', '--conditions=@classeur/source', script, folder]
      const { stdout } = await promisify(execFile)('bash', ['-c', shell, 'bash', ...command], {
        env: { ...process.env, folder },
      })
      expect(JSON.parse(stdout)).toEqual({
        large: 'StorageFullError',
        streamed: 'StorageFullError',
        small: 1000,
        afterwards: 2000,
        files: ['images/afterwards.png', 'images/small.png'],
      })
    },
  )
})
