import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { StorageKeyError, StorageUnavailableError, type LargeObjectStorage } from '../../src/index.ts'

export const newLargeKey = () => `backups/${randomBytes(12).toString('hex')}/1.sealed`

const piecesOf = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  )
const readWhole = async (storage: LargeObjectStorage, key: string) =>
  buffer(storage.getRange(key, 0, (await storage.sizeOf(key)) ?? NaN))

/** The guarantees of every storage for large objects. `unfinished` lists what a storage keeps of objects that are being written. */
export function describeLargeContract(
  open: () => LargeObjectStorage,
  unfinished: () => Promise<readonly string[]>,
): void {
  it.each([0, 1, 70_000, 8 * 1024 * 1024, 20_000_000])(
    'returns a streamed object of %i bytes',
    async (size) => {
      const key = newLargeKey()
      const bytes = randomBytes(size)
      await open().putStream(key, Readable.from(piecesOf(bytes, 65_552)))
      expect(await open().sizeOf(key)).toBe(size)
      expect((await readWhole(open(), key)).equals(bytes)).toBe(true)
    },
  )

  it.each([
    [0, 2],
    [0, 100_000],
    [99_998, 100_000],
    [1234, 70_000],
    [500, 500],
  ])('returns the bytes from %i up to %i', async (start, end) => {
    const key = newLargeKey()
    const bytes = randomBytes(100_000)
    await open().putStream(key, Readable.from([bytes]))
    expect((await buffer(open().getRange(key, start, end))).equals(bytes.subarray(start, end))).toBe(true)
  })

  it('ends a range with an error if the object is shorter or absent', async () => {
    const key = newLargeKey()
    await expect(buffer(open().getRange(key, 0, 10))).rejects.toThrow(StorageUnavailableError)
    await open().putStream(key, Readable.from([Buffer.alloc(1000)]))
    await expect(buffer(open().getRange(key, 990, 1010))).rejects.toThrow(StorageUnavailableError)
    await expect(buffer(open().getRange(key, 5000, 5010))).rejects.toThrow(StorageUnavailableError)
  })

  it('has no size for an object that was never written or is deleted', async () => {
    const key = newLargeKey()
    expect(await open().sizeOf(key)).toBeNull()
    await open().putStream(key, Readable.from([Buffer.from('x')]))
    await open().delete(key)
    expect(await open().sizeOf(key)).toBeNull()
  })

  it('keeps the previous object and leaves nothing behind if the source fails', async () => {
    const key = newLargeKey()
    await open().putStream(key, Readable.from([Buffer.from('previous')]))
    async function* breaking() {
      for (let index = 0; index < 300; index++) yield Promise.resolve(Buffer.alloc(65_536))
      throw new Error('the source broke')
    }
    const source = Readable.from(breaking())
    await expect(open().putStream(key, source)).rejects.toThrow('the source broke')
    expect((await readWhole(open(), key)).toString()).toBe('previous')
    expect(await unfinished()).toEqual([])
  })

  it('leaves nothing behind and closes the source if the signal aborts', async () => {
    const key = newLargeKey()
    const controller = new AbortController()
    let sent = 0
    async function* endless() {
      for (;;) {
        if ((sent += 1) === 300) controller.abort(new Error('cancelled'))
        yield Promise.resolve(Buffer.alloc(65_536))
      }
    }
    const source = Readable.from(endless())
    await expect(open().putStream(key, source, { signal: controller.signal })).rejects.toThrow('cancelled')
    expect(source.destroyed).toBe(true)
    expect(await open().sizeOf(key)).toBeNull()
    expect(await unfinished()).toEqual([])
  })

  it('does not begin if the signal has aborted already', async () => {
    const key = newLargeKey()
    const source = Readable.from([Buffer.from('x')])
    const signal = AbortSignal.abort(new Error('too late'))
    await expect(open().putStream(key, source, { signal })).rejects.toThrow('too late')
    expect(source.destroyed).toBe(true)
    expect(await open().sizeOf(key)).toBeNull()
  })

  it.each(['images/a/1.png', '../a.sealed', 'backups/A.sealed', 'a.sealed/b', '/a.sealed'])(
    'refuses the key %s',
    async (key) => {
      await expect(open().putStream(key, Readable.from([]))).rejects.toThrow(StorageKeyError)
      await expect(open().sizeOf(key)).rejects.toThrow(StorageKeyError)
      expect(() => open().getRange(key, 0, 1)).toThrow(StorageKeyError)
    },
  )
}
