import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DamagedFileError, rewrapAll, UnknownSealingKeyError } from '../src/index.ts'
import { createSealedFolder, newBackupKey } from './kit/sealed-folder.ts'

const [first, second] = [newBackupKey('first'), newBackupKey('second')]
const keyObjectOf = (key: string) => key.replace('.sealed', '-key.sealed')
let folder: Awaited<ReturnType<typeof createSealedFolder>>
let files: Map<string, Buffer>
beforeEach(async () => {
  folder = await createSealedFolder()
  files = new Map()
  for (let size = 0; size < 5; size += 1) await add(size * 50_000)
})
afterEach(() => folder.remove())

async function add(size: number, store = folder.storeWith(first)): Promise<string> {
  const [key, bytes] = [folder.newKey(), randomBytes(size)]
  await store.write(key, Readable.from([bytes]))
  files.set(key, bytes)
  return key
}

async function expectAllOpenWith(store = folder.storeWith(second)): Promise<void> {
  for (const [key, bytes] of files) {
    const file = await store.open(key)
    expect((await buffer(file.stream(0, file.sizeBytes))).equals(bytes)).toBe(true)
  }
}

/** The storage, with something that happens before or after it writes. */
const storageWhere = (happens: { before?: () => Promise<void>; after?: () => Promise<void> }) => ({
  ...folder.storage,
  putStream: async (...args: Parameters<typeof folder.storage.putStream>) => {
    await happens.before?.()
    await folder.storage.putStream(...args)
    await happens.after?.()
  },
})

describe('the rotation of all keys', () => {
  it('leaves only files that the first key opens, and a repetition changes nothing', async () => {
    await add(1000, folder.storeWith(second))
    await folder.storage.put('images/a/1-original.png', Buffer.from('a picture'), 'image/png')
    const keys = [second, first] as const
    expect(await rewrapAll(folder.storage, keys)).toEqual({ rewrapped: 5, current: 1, unreadable: [] })
    await expectAllOpenWith(folder.storeWith(second))
    expect(await rewrapAll(folder.storage, keys)).toEqual({ rewrapped: 0, current: 6, unreadable: [] })
    await expectAllOpenWith(folder.storeWith(second))
  })

  it.each(['before', 'after'])(
    'is completed by the next run, if it was interrupted %s a write',
    async (moment) => {
      let writes = 0
      const interrupted = storageWhere({
        [moment]: () => {
          writes += 1
          return writes === 3 ? Promise.reject(new Error('killed')) : Promise.resolve()
        },
      })
      await expect(rewrapAll(interrupted, [second, first])).rejects.toThrow('killed')
      await expectAllOpenWith(folder.storeWith(second, first))
      const done = moment === 'before' ? 2 : 3
      const next = await rewrapAll(folder.storage, [second, first])
      expect(next).toEqual({ rewrapped: 5 - done, current: done, unreadable: [] })
      await expectAllOpenWith(folder.storeWith(second))
    },
  )

  it('names the files that no key opens, leaves them alone and continues', async () => {
    const foreign = await add(1000, folder.storeWith(newBackupKey('lost')))
    const altered = await add(1000)
    await writeFile(folder.pathOf(keyObjectOf(altered)), '{}')
    const before = await readFile(folder.pathOf(keyObjectOf(foreign)))
    const { unreadable, ...counts } = await rewrapAll(folder.storage, [second, first])
    expect(counts).toEqual({ rewrapped: 5, current: 0 })
    const found = unreadable.map(({ key, error }) => [key, error.constructor] as const)
    expect(new Map(found)).toEqual(
      new Map<string, unknown>([
        [foreign, UnknownSealingKeyError],
        [altered, DamagedFileError],
      ]),
    )
    expect((await readFile(folder.pathOf(keyObjectOf(foreign)))).equals(before)).toBe(true)
  })

  it('does not bring back the key of a file that is deleted meanwhile', async () => {
    const deleting = storageWhere({
      before: async () => {
        for (const key of files.keys()) await folder.storeWith(first).delete(key)
      },
    })
    expect(await rewrapAll(deleting, [second, first])).toEqual({ rewrapped: 0, current: 0, unreadable: [] })
    for await (const key of folder.storage.list()) throw new Error(`${key} is left`)
  })

  it('does not touch a key whose content is not there, such as while files are restored', async () => {
    const [key = ''] = files.keys()
    const before = await readFile(folder.pathOf(keyObjectOf(key)))
    await folder.storage.delete(key)
    expect((await rewrapAll(folder.storage, [second, first])).rewrapped).toBe(4)
    expect((await readFile(folder.pathOf(keyObjectOf(key)))).equals(before)).toBe(true)
  })
})
