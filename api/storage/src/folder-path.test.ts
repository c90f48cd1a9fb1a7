import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { flushFolder } from './folder-path.ts'

afterEach(() => vi.restoreAllMocks())

it('a file system that cannot flush a folder fails nothing, unlike a broken disk', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'classeur-folder-'))
  const handle = await open(dir)
  const handles = Object.getPrototypeOf(handle) as typeof handle
  await handle.close()
  const opened: (typeof handle)[] = []
  const failing = (code: string) => {
    vi.spyOn(handles, 'sync').mockImplementationOnce(function (this: typeof handle) {
      opened.push(this)
      return Promise.reject(Object.assign(new Error(code), { code }))
    })
    return flushFolder(dir)
  }
  for (const code of ['EINVAL', 'ENOTSUP', 'ENOSYS']) await failing(code)
  await expect(failing('EIO')).rejects.toThrow('EIO')
  // A closed file has no descriptor.
  expect(opened.map(({ fd }) => fd)).toEqual([-1, -1, -1, -1])
  await rm(dir, { recursive: true })
})
