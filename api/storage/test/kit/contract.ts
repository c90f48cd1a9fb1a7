import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import {
  StorageKeyError,
  storedContentTypes,
  type ObjectStorage,
  type StoredContentType,
} from '../../src/index.ts'

const extensions = {
  ...{ 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'application/pdf': 'pdf' },
} as const

const contentTypes = Object.fromEntries(
  Object.entries(extensions).map(([type, extension]) => [extension, type as StoredContentType]),
)

/** Creates a key for one test, so that tests can share a storage. */
export const newKey = (extension = 'png') =>
  `images/${randomBytes(12).toString('hex')}/1-picture.${extension}`

/** Reads an object with its bytes. */
export const read = async (storage: ObjectStorage, key: string) => {
  const object = await storage.get(key)
  return object && { ...object, body: await buffer(object.body) }
}

/** The guarantees of every storage. */
export function describeStorageContract(open: () => ObjectStorage): void {
  it.each(storedContentTypes)('returns the bytes, the size and the type of %s', async (contentType) => {
    const key = newKey(extensions[contentType])
    const bytes = randomBytes(70_000)
    await open().put(key, bytes, contentType)
    const object = await read(open(), key)
    expect(object?.body.equals(bytes)).toBe(true)
    expect([object?.sizeBytes, object?.contentType]).toEqual([70_000, contentType])
  })

  it('stores an empty object', async () => {
    const key = newKey()
    await open().put(key, new Uint8Array(), 'image/png')
    expect((await read(open(), key))?.sizeBytes).toBe(0)
  })

  it('returns null for a key that was never written', async () => {
    expect(await open().get(newKey())).toBeNull()
  })

  it('replaces an object that is written again', async () => {
    const key = newKey()
    await open().put(key, Buffer.from('first, and longer'), 'image/png')
    await open().put(key, Buffer.from('second'), 'image/png')
    expect((await read(open(), key))?.body.toString()).toBe('second')
  })

  it('returns null for a deleted object, and deleting it again or deleting an unknown key is no error', async () => {
    const key = newKey()
    await open().put(key, Buffer.from('x'), 'image/png')
    await open().delete(key)
    await open().delete(key)
    await open().delete(newKey())
    expect(await open().get(key)).toBeNull()
  })

  it('keeps one complete object if many write the same key concurrently', async () => {
    const key = newKey()
    const candidates = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index))
    await Promise.all(candidates.map((bytes) => open().put(key, bytes, 'image/png')))
    const stored = (await read(open(), key))?.body
    expect(candidates.some((bytes) => stored?.equals(bytes))).toBe(true)
  })

  it.each([
    ['a way up', '../outside.png'],
    ['a way up inside', 'images/../../outside.png'],
    ['a hidden way up', 'images/..%2f..%2foutside.png'],
    ['an absolute path', '/etc/passwd.png'],
    ['a backslash', 'images\\outside.png'],
    ['an empty segment', 'images//a.png'],
    ['a dot segment', 'images/./a.png'],
    ['a hidden file', 'images/.a.png'],
    ['capital letters', 'Images/A.png'],
    ['a NUL', 'images/a\0.png'],
    ['a line break', 'images/a\n.png'],
    ['another extension', 'images/a.svg'],
    ['no extension', 'images/a'],
    ['a query', 'images/a.png?x=1'],
    ['nothing', ''],
    ['300 characters', `images/${'a'.repeat(300)}.png`],
  ])('refuses to write, read and delete a key with %s', async (_what, key) => {
    await expect(open().put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(StorageKeyError)
    await expect(open().get(key)).rejects.toThrow(StorageKeyError)
    await expect(open().delete(key)).rejects.toThrow(StorageKeyError)
  })

  it('neither writes nor serves a large object as a file', async () => {
    await expect(open().put('images/a.sealed', Buffer.from('x'), 'image/png')).rejects.toThrow(
      StorageKeyError,
    )
    await expect(open().get('images/a.sealed')).rejects.toThrow(StorageKeyError)
  })

  it.each(['image/svg+xml', 'text/html', 'image/png; charset=x', ''])('refuses the type %j', async (type) => {
    const put = open().put(newKey(), Buffer.from('<svg/>'), type as StoredContentType)
    await expect(put).rejects.toThrow(StorageKeyError)
  })

  it('refuses a type that does not match the key', async () => {
    await expect(open().put(newKey('webp'), Buffer.from('x'), 'image/png')).rejects.toThrow(StorageKeyError)
  })

  it('lists the keys of all objects that exist, each once', async () => {
    const keys = [newKey(), newKey('pdf'), newKey('webp')]
    for (const key of keys)
      await open().put(key, Buffer.from('x'), contentTypes[key.split('.')[1] ?? ''] ?? 'image/png')
    await open().delete(keys[0] ?? '')
    const listed: string[] = []
    for await (const key of open().list()) listed.push(key)
    expect(keys.map((key) => listed.filter((one) => one === key).length)).toEqual([0, 1, 1])
    expect(new Set(listed).size).toBe(listed.length)
  })

  it('reports that it is reachable', async () => {
    expect(await open().isReachable()).toBe(true)
  })
}
