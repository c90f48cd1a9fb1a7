import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage, StorageUnavailableError } from '../src/index.ts'
import { describeStorageContract, newKey } from './contract.ts'

let server: S3rver
let directory: string
let endpoint: string
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'classeur-s3-'))
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${String(port)}`
})
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

const open = (other: { endpoint?: string; bucket?: string; accessKeyId?: string } = {}) =>
  createStorage({ kind: 's3', endpoint, region: 'us-east-1', bucket: 'classeur', ...credentials, ...other })
const client = () => new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })

describe('a server that speaks S3 as storage', () => {
  let storage: ReturnType<typeof open>
  beforeAll(() => {
    storage = open()
  })
  describeStorageContract(() => storage)

  it('makes its bucket when there is none, also when several processes begin at once', async () => {
    const keys = ['png', 'png', 'png'].map((extension) => newKey(extension))
    await Promise.all(
      keys.map((key) => open({ bucket: 'new-school' }).put(key, Buffer.from('x'), 'image/png')),
    )
    for (const key of keys) {
      const object = await open({ bucket: 'new-school' }).get(key)
      object?.body.destroy()
      expect(object?.sizeBytes).toBe(1)
    }
  })

  it('passes on no object of a type that somebody else has put there', async () => {
    const key = newKey()
    await client().send(new CreateBucketCommand({ Bucket: 'bent' }))
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    await client().send(
      new PutObjectCommand({ Bucket: 'bent', Key: key, Body: svg, ContentType: 'image/svg+xml' }),
    )
    await expect(open({ bucket: 'bent' }).get(key)).rejects.toThrow(StorageUnavailableError)
  })

  it('says that it cannot be reached when nobody listens, and fails each call with one kind of error', async () => {
    const nobody = open({ endpoint: 'http://127.0.0.1:9' })
    expect(await nobody.isReachable()).toBe(false)
    await expect(nobody.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toThrow(StorageUnavailableError)
    await expect(nobody.get(newKey())).rejects.toThrow(StorageUnavailableError)
    await expect(nobody.delete(newKey())).rejects.toThrow(StorageUnavailableError)
  })

  it('is refused with a key that the server does not know', async () => {
    const stranger = open({ accessKeyId: 'unknown' })
    expect(await stranger.isReachable()).toBe(false)
    await expect(stranger.get(newKey())).rejects.toThrow(StorageUnavailableError)
  })

  it('works again when the server has come back, without being opened anew', async () => {
    const late = createServer((_request, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve))
    const { port } = late.address() as AddressInfo
    const waiting = open({ endpoint: `http://127.0.0.1:${String(port)}` })
    expect(await waiting.isReachable()).toBe(false)
    await closed(late)
    const returned = new S3rver({ address: '127.0.0.1', port, silent: true, directory })
    await returned.run()
    expect(await waiting.isReachable()).toBe(true)
    await returned.close()
  })
})

async function closed(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await ended
}
