import { open } from 'node:fs/promises'
import { expect, it, vi } from 'vitest'
import { flushFolder } from './folder-path.ts'

vi.mock('node:fs/promises', async (load) => ({ ...(await load<object>()), open: vi.fn() }))

it('a file system that cannot flush a folder fails nothing, unlike a broken disk', async () => {
  const close = vi.fn()
  const failing = (code: string) => {
    const sync = () => Promise.reject(Object.assign(new Error(code), { code }))
    vi.mocked(open).mockResolvedValueOnce({ sync, close } as never)
    return flushFolder('/folder')
  }
  for (const code of ['EINVAL', 'ENOTSUP', 'ENOSYS']) await failing(code)
  await expect(failing('EIO')).rejects.toThrow('EIO')
  expect(close).toHaveBeenCalledTimes(4)
})
