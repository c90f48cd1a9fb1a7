import { createHash, randomBytes } from 'node:crypto'
import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../.config/property-runs.ts'
import { DamagedFileError, MissingFileError, UnknownSealingKeyError, type SealedStore } from '../src/index.ts'
import { createSealedFolder, newBackupKey } from './kit/sealed-folder.ts'

const chunk = 64 * 1024
const [first, second] = [newBackupKey('first'), newBackupKey('second')]
let folder: Awaited<ReturnType<typeof createSealedFolder>>
let store: SealedStore
beforeAll(async () => {
  folder = await createSealedFolder()
  store = folder.storeWith(first)
})
afterAll(() => folder.remove())

const keyObjectOf = (key: string) => key.replace('.sealed', '-key.sealed')
const write = async (bytes: Buffer, key = folder.newKey()) => {
  const facts = await store.write(key, Readable.from([bytes]))
  return { key, facts }
}
const readWith = async (opened: SealedStore, key: string) => {
  const file = await opened.open(key)
  return buffer(file.stream(0, file.sizeBytes))
}
const changed = async (key: string, change: (bytes: Buffer) => Buffer) =>
  writeFile(folder.pathOf(key), change(await readFile(folder.pathOf(key))))

describe('a sealed file', () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 5 * chunk, 1_000_000])(
    'of %i bytes has the same bytes, sizes and hash',
    async (size) => {
      const bytes = randomBytes(size)
      const { key, facts } = await write(bytes)
      expect((await readWith(store, key)).equals(bytes)).toBe(true)
      const files = [key, keyObjectOf(key)].map((name) => stat(folder.pathOf(name)))
      const storedBytes = (await Promise.all(files)).reduce((sum, file) => sum + file.size, 0)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      expect(facts).toEqual({ sizeBytes: size, storedBytes, sha256 })
    },
  )

  it('is read at any range', async () => {
    const bytes = randomBytes(3 * chunk + 500)
    const file = await store.open((await write(bytes)).key)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length), fc.nat(bytes.length), async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)]
        expect((await buffer(file.stream(start, end))).equals(bytes.subarray(start, end))).toBe(true)
      }),
      propertyRuns(40),
    )
    expect(() => file.stream(-1, 1)).toThrow(RangeError)
    expect(() => file.stream(0, bytes.length + 1)).toThrow(RangeError)
  })

  it('contains no readable part of its content, and equal contents differ', async () => {
    const text = Buffer.from('6B Mathematics '.repeat(10_000))
    const [one, other] = [await write(text), await write(text)]
    const stored = await Promise.all([one, other].map(({ key }) => readFile(folder.pathOf(key))))
    expect(stored[0]?.includes('Mathematics')).toBe(false)
    expect(stored[0]?.equals(stored[1] ?? Buffer.alloc(0))).toBe(false)
  })

  it('with any changed bit is refused', async () => {
    const bytes = randomBytes(2 * chunk + 100)
    const { key } = await write(bytes)
    for (const name of [key, keyObjectOf(key)]) {
      const intact = await readFile(folder.pathOf(name))
      await fc.assert(
        fc.asyncProperty(fc.nat(intact.length - 1), fc.nat(7), async (position, bit) => {
          const damaged = Buffer.from(intact)
          damaged[position] = (damaged[position] ?? 0) ^ (1 << bit)
          await writeFile(folder.pathOf(name), damaged)
          const failure: unknown = await readWith(store, key).then(
            (read) => read,
            (error: unknown) => error,
          )
          // A changed id of the installation's key names one that isn't there.
          expect([DamagedFileError, UnknownSealingKeyError]).toContainEqual((failure as Error).constructor)
        }),
        propertyRuns(60),
      )
      await writeFile(folder.pathOf(name), intact)
    }
  })

  it('that is cut off anywhere, or longer, is refused when it is opened', async () => {
    const { key } = await write(randomBytes(3 * chunk))
    const intact = await readFile(folder.pathOf(key))
    const atChunks = [0, 1, 2].map((index) => 32 + index * (chunk + 16))
    const cuts = fc.oneof(fc.constantFrom(...atChunks), fc.nat(intact.length - 1))
    await fc.assert(
      fc.asyncProperty(cuts, async (length) => {
        await writeFile(folder.pathOf(key), intact.subarray(0, length))
        await expect(store.open(key)).rejects.toThrow(DamagedFileError)
      }),
      propertyRuns(40),
    )
    await writeFile(folder.pathOf(key), Buffer.concat([intact, intact.subarray(32)]))
    await expect(store.open(key)).rejects.toThrow(DamagedFileError)
  })

  it('passes on no altered byte, but still the chunks before it', async () => {
    const bytes = randomBytes(3 * chunk)
    const { key } = await write(bytes)
    await changed(key, (stored) => stored.fill(0, 32 + chunk + 16, 32 + chunk + 20))
    const file = await store.open(key)
    expect((await buffer(file.stream(0, chunk))).equals(bytes.subarray(0, chunk))).toBe(true)
    const read: Buffer[] = []
    const reading = (async () => {
      for await (const part of file.stream(0, file.sizeBytes)) read.push(part as Buffer)
    })()
    await expect(reading).rejects.toThrow(DamagedFileError)
    expect(Buffer.concat(read).length).toBeLessThanOrEqual(chunk)
  })

  it('with exchanged chunks is refused', async () => {
    const { key } = await write(randomBytes(3 * chunk))
    await changed(key, (stored) => {
      const [start, size] = [32, chunk + 16]
      const [one, two] = [0, 1].map((index) =>
        Buffer.from(stored.subarray(start + index * size, start + (index + 1) * size)),
      )
      return Buffer.concat([
        stored.subarray(0, start),
        two ?? stored,
        one ?? stored,
        stored.subarray(start + 2 * size),
      ])
    })
    await expect(readWith(store, key)).rejects.toThrow(DamagedFileError)
  })

  it('is refused under the key of another, with its content, its key object or both', async () => {
    const [one, other] = [await write(randomBytes(1000)), await write(randomBytes(1000))]
    const copy = (name: (key: string) => string) =>
      copyFile(folder.pathOf(name(one.key)), folder.pathOf(name(other.key)))
    await copy((key) => key)
    await expect(store.open(other.key)).rejects.toThrow(DamagedFileError)
    await copy(keyObjectOf)
    await expect(store.open(other.key)).rejects.toThrow(DamagedFileError)
  })

  it('that is written again has the new content', async () => {
    const { key } = await write(Buffer.from('first'))
    await write(Buffer.from('second'), key)
    expect((await readWith(store, key)).toString()).toBe('second')
  })

  it('is missing if it was never written, is deleted, or its writing was interrupted', async () => {
    await expect(store.open(folder.newKey())).rejects.toThrow(MissingFileError)
    const { key } = await write(randomBytes(1000))
    await store.delete(key)
    await store.delete(key)
    await expect(store.open(key)).rejects.toThrow(MissingFileError)
    expect(await readdir(dirname(folder.pathOf(key)))).toEqual([])

    const { key: interrupted } = await write(randomBytes(1000))
    const controller = new AbortController()
    const source = Readable.from(
      (async function* () {
        yield Promise.resolve(Buffer.alloc(200_000))
        controller.abort(new Error('cancelled'))
        yield Buffer.alloc(200_000)
      })(),
    )
    await expect(store.write(interrupted, source, { signal: controller.signal })).rejects.toThrow('cancelled')
    expect(source.destroyed).toBe(true)
    await expect(store.open(interrupted)).rejects.toThrow(MissingFileError)
  })

  it('whose source breaks is not stored', async () => {
    const key = folder.newKey()
    const source = Readable.from(
      (async function* () {
        yield Promise.resolve(Buffer.alloc(200_000))
        throw new Error('the source broke')
      })(),
    )
    await expect(store.write(key, source)).rejects.toThrow('the source broke')
    await expect(store.open(key)).rejects.toThrow(MissingFileError)
    expect(await folder.storage.sizeOf(key)).toBeNull()
  })
})

describe('a rotation of keys', () => {
  it('opens old files with the old key, and seals new ones with the current', async () => {
    const bytes = randomBytes(1000)
    const { key } = await write(bytes)
    const rotated = folder.storeWith(second, first)
    expect((await readWith(rotated, key)).equals(bytes)).toBe(true)
    const newKey = folder.newKey()
    await rotated.write(newKey, Readable.from([bytes]))
    await expect(store.open(newKey)).rejects.toThrow(UnknownSealingKeyError)
  })

  it('is complete after a rewrap: only the new key opens the file, and its content was not written again', async () => {
    const bytes = randomBytes(100_000)
    const { key } = await write(bytes)
    const stored = await readFile(folder.pathOf(key))
    const rotated = folder.storeWith(second, first)
    expect(await rotated.rewrap(key)).toBe(true)
    expect(await rotated.rewrap(key)).toBe(false)
    expect((await readFile(folder.pathOf(key))).equals(stored)).toBe(true)
    expect((await readWith(folder.storeWith(second), key)).equals(bytes)).toBe(true)
    await expect(store.open(key)).rejects.toThrow(UnknownSealingKeyError)
  })

  it('with another secret under the same id does not open the file', async () => {
    const { key } = await write(randomBytes(1000))
    await expect(folder.storeWith(newBackupKey('first')).open(key)).rejects.toThrow(DamagedFileError)
  })

  it('refuses to rewrap a file without its key', async () => {
    const { key } = await write(randomBytes(1000))
    await expect(folder.storeWith(second).rewrap(key)).rejects.toThrow(UnknownSealingKeyError)
    await expect(store.rewrap(folder.newKey())).rejects.toThrow(MissingFileError)
  })
})
