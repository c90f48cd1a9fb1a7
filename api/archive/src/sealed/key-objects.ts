import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { LargeObjectStorage } from '@classeur/storage'
import { z } from 'zod'
import type { BackupKeys } from './backup-keys.ts'
import { objectIdBytes } from './chunk-layout.ts'
import { DamagedFileError, MissingFileError, UnknownSealingKeyError } from './sealed-errors.ts'

const algorithm = 'aes-256-gcm'
export const dataKeyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** A key object is much smaller; a larger one isn't read. */
const maxObjectBytes = 4096

const bytesOf = (length: number) =>
  z.base64().transform((text, context) => {
    const bytes = Buffer.from(text, 'base64')
    // One text per value, so that any change of a stored object is noticed.
    if (bytes.length === length && bytes.toString('base64') === text) return bytes
    context.addIssue({ code: 'custom', message: 'wrong bytes', input: undefined })
    return z.NEVER
  })
const KeyObject = z.strictObject({
  version: z.literal(1),
  keyId: z.string(),
  objectId: bytesOf(objectIdBytes),
  nonce: bytesOf(nonceBytes),
  wrapped: bytesOf(dataKeyBytes + tagBytes),
})

/** The random id and the random key of one sealed file. */
export interface FileSecret {
  objectId: Buffer
  dataKey: Buffer
}

const keyObjectKey = (key: string) => key.replace(/\.sealed$/, '-key.sealed')

/** The keys of the objects that a sealed file consists of: first its key, without which the content is unreadable. */
export const objectsOfSealedFile = (key: string): string[] => [keyObjectKey(key), key]

/** The sealed file whose key this object holds; undefined for any other object. */
export const fileOfKeyObject = (name: string): string | undefined =>
  name.endsWith('-key.sealed') ? name.replace(/-key\.sealed$/, '.sealed') : undefined

/** The storage key is authenticated too, so files can't be exchanged with their keys. */
const boundTo = (key: string, keyId: string, objectId: Buffer) =>
  Buffer.concat([Buffer.from(`classeur sealed key 1\n${key}\n${keyId}\n`), objectId])

/** The small objects that hold the keys of sealed files, each sealed with a key of the installation. */
export function createKeyObjects(storage: LargeObjectStorage, keys: BackupKeys) {
  const [current] = keys

  async function load(key: string) {
    const name = keyObjectKey(key)
    const sizeBytes = await storage.sizeOf(name)
    if (sizeBytes === null) throw new MissingFileError('no such sealed file')
    if (sizeBytes > maxObjectBytes) throw new DamagedFileError('the key object is too large')
    const bytes = await buffer(storage.getRange(name, 0, sizeBytes))
    try {
      return KeyObject.parse(JSON.parse(bytes.toString('utf8')))
    } catch (error) {
      throw new DamagedFileError('the key object cannot be read', { cause: error })
    }
  }

  async function read(key: string): Promise<FileSecret & { keyId: string }> {
    const { keyId, objectId, nonce, wrapped } = await load(key)
    const installationKey = keys.find(({ id }) => id === keyId)
    if (!installationKey) throw new UnknownSealingKeyError('the configuration lacks the key of a sealed file')
    const decipher = createDecipheriv(algorithm, installationKey.secret, nonce, { authTagLength: tagBytes })
    decipher.setAAD(boundTo(key, keyId, objectId))
    decipher.setAuthTag(wrapped.subarray(dataKeyBytes))
    const dataKey = decipher.update(wrapped.subarray(0, dataKeyBytes))
    try {
      decipher.final()
    } catch (error) {
      throw new DamagedFileError('the key object was altered', { cause: error })
    }
    return { keyId, objectId, dataKey }
  }

  /** Returns the size of the object. */
  async function write(key: string, { objectId, dataKey }: FileSecret): Promise<number> {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv(algorithm, current.secret, nonce)
    cipher.setAAD(boundTo(key, current.id, objectId))
    const wrapped = Buffer.concat([cipher.update(dataKey), cipher.final(), cipher.getAuthTag()])
    const object: z.input<typeof KeyObject> = {
      version: 1,
      keyId: current.id,
      objectId: objectId.toString('base64'),
      nonce: nonce.toString('base64'),
      wrapped: wrapped.toString('base64'),
    }
    const bytes = Buffer.from(JSON.stringify(object))
    await storage.putStream(keyObjectKey(key), Readable.from([bytes]))
    return bytes.length
  }

  return {
    read,
    write,
    delete: (key: string) => storage.delete(keyObjectKey(key)),

    async rewrap(key: string): Promise<boolean> {
      const { keyId, ...secret } = await read(key)
      if (keyId === current.id) return false
      await write(key, secret)
      return true
    },
  }
}
