import { rm, utimes } from 'node:fs/promises'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { buffer } from 'node:stream/consumers'
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage, StorageFullError, StorageUnavailableError } from '../src/index.ts'
import { describeStorageContract, newKey, read } from './kit/contract.ts'
import { describeLargeContract, newLargeKey } from './kit/large-contract.ts'
import { answering, credentials, listen, startS3Server } from './kit/s3-server.ts'
import { unfinishedUploads } from './kit/s3-uploads.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let storage: ReturnType<typeof open>
beforeAll(async () => {
  server = await startS3Server()
  storage = open()
})
afterAll(() => server.close())

interface Other {
  endpoint?: string
  bucket?: string
  accessKeyId?: string
  secretAccessKey?: string
}
const open = (other: Other = {}) =>
  createStorage({
    kind: 's3',
    endpoint: server.endpoint,
    region: 'us-east-1',
    bucket: 'classeur',
    ...credentials,
    ...other,
  })
const picture = Buffer.from('x')
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an S3 storage', () => {
  describeStorageContract(() => storage)
  describeLargeContract(
    () => storage,
    () => unfinishedUploads(server.directory, 'classeur'),
  )

  it('aborts the uploads of killed processes, but none that may still be running', async () => {
    const client = new S3Client({
      endpoint: server.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials,
    })
    const bucket = 'left-behind'
    await client.send(new CreateBucketCommand({ Bucket: bucket }))
    const begin = async () => {
      const upload = new CreateMultipartUploadCommand({ Bucket: bucket, Key: newLargeKey() })
      return (await client.send(upload)).UploadId ?? ''
    }
    const [abandoned, running] = [await begin(), await begin()]
    client.destroy()
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000)
    await utimes(join(server.directory, bucket, '._S3rver_uploads', abandoned), twoDaysAgo, twoDaysAgo)
    await open({ bucket }).putStream(newLargeKey(), Readable.from([Buffer.alloc(10_000_000)]))
    expect(await unfinishedUploads(server.directory, bucket)).toEqual([running])
  })

  it('reports a full storage if a part of a large object does not fit, and aborts the upload', async () => {
    const answerFull = answering(507, 'InsufficientStorage')
    const methods: string[] = []
    const full = await listen((request, response) => {
      methods.push(`${request.method ?? ''} ${request.url?.includes('partNumber') ? 'part' : ''}`)
      if (request.method === 'PUT') return answerFull(request, response)
      if (request.method !== 'POST') return response.end()
      return response.end(
        '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
      )
    })
    const source = Readable.from([Buffer.alloc(10_000_000)])
    const put = open({ endpoint: full.endpoint }).putStream(newLargeKey(), source)
    await expect(put).rejects.toThrow(StorageFullError)
    expect(methods.filter((method) => /part|DELETE/.test(method)).at(-1)).toBe('DELETE ')
    expect(source.destroyed).toBe(true)
    await full.close()
  })

  it('lists more objects than a server answers at once, each once', async () => {
    const keys = Array.from({ length: 2500 }, () => newKey())
    const asked: (string | null)[] = []
    const many = await listen((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost')
      if (!searchParams.has('list-type')) return response.end()
      const token = searchParams.get('continuation-token')
      asked.push(token)
      const end = Number(token ?? 0) + 1000
      const contents = keys.slice(end - 1000, end).map((key) => `<Contents><Key>${key}</Key></Contents>`)
      const next = end < keys.length ? `<NextContinuationToken>${String(end)}</NextContinuationToken>` : ''
      return response.end(`<ListBucketResult>${next}${contents.join('')}</ListBucketResult>`)
    })
    const listed: string[] = []
    for await (const key of open({ endpoint: many.endpoint }).list()) listed.push(key)
    expect(asked).toEqual([null, '1000', '2000'])
    expect(listed).toEqual(keys)
    await many.close()
  })

  it('creates a missing bucket, even if several processes start concurrently', async () => {
    const keys = [newKey(), newKey(), newKey()]
    await Promise.all(keys.map((key) => open({ bucket: 'new-school' }).put(key, picture, 'image/png')))
    for (const key of keys) expect((await read(open({ bucket: 'new-school' }), key))?.sizeBytes).toBe(1)
  })

  it('creates its bucket again if somebody has removed it, and never reports this as a missing object', async () => {
    const robbed = open({ bucket: 'robbed' })
    await robbed.put(newKey(), picture, 'image/png')
    await rm(join(server.directory, 'robbed'), { recursive: true })
    await expect(robbed.get(newKey())).rejects.toThrow(StorageUnavailableError)
    await robbed.put(newKey(), picture, 'image/png')
    await rm(join(server.directory, 'robbed'), { recursive: true })
    expect(await robbed.isReachable()).toBe(true)
  })

  it.each([
    ['image/svg+xml', 'bent-1'],
    ['text/html; charset=utf-8', 'bent-2'],
    ['application/octet-stream', 'bent-3'],
  ])('does not serve an object that somebody else has stored as %s', async (type, bucket) => {
    const client = new S3Client({
      endpoint: server.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials,
    })
    const bent = { Bucket: bucket, Key: newKey() }
    await client.send(new CreateBucketCommand(bent))
    await client.send(new PutObjectCommand({ ...bent, Body: '<svg/>', ContentType: type }))
    client.destroy()
    await expect(open({ bucket }).get(bent.Key)).rejects.toThrow(StorageUnavailableError)
  })

  it('reports that it is unreachable if no server listens, and fails every call with the same kind of error', async () => {
    const gone = await listen(() => undefined)
    await gone.close()
    const nobody = open({ endpoint: gone.endpoint })
    expect(await nobody.isReachable()).toBe(false)
    await expect(nobody.put(newKey(), picture, 'image/png')).rejects.toThrow(StorageUnavailableError)
    await expect(nobody.get(newKey())).rejects.toThrow(StorageUnavailableError)
    await expect(nobody.delete(newKey())).rejects.toThrow(StorageUnavailableError)
  })

  it('fails if a server accepts connections but never responds', async () => {
    const sockets = new Set<Socket>()
    const silent = createTcpServer((socket) => sockets.add(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const hanging = open({ endpoint: `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}` })
    const [put, got, deleted, reachable] = await Promise.all([
      failureOf(hanging.put(newKey(), picture, 'image/png')),
      failureOf(hanging.get(newKey())),
      failureOf(hanging.delete(newKey())),
      hanging.isReachable(),
    ])
    for (const failure of [put, got, deleted]) expect(failure).toBeInstanceOf(StorageUnavailableError)
    expect(reachable).toBe(false)
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => silent.close(() => resolve()))
  })

  it('fails if a server stops responding after it was used', async () => {
    let isSilent = false
    const moody = await listen((request, response) => {
      request.resume()
      if (!isSilent) response.end()
    })
    const used = open({ endpoint: moody.endpoint })
    expect(await used.isReachable()).toBe(true)
    isSilent = true
    const failures = await Promise.all([
      failureOf(used.put(newKey(), Buffer.alloc(1_000_000), 'image/png')),
      failureOf(used.get(newKey())),
    ])
    for (const failure of failures) expect(failure).toBeInstanceOf(StorageUnavailableError)
    await moody.close()
  })

  it('ends a stream with an error, not with half an object, if the server disconnects halfway', async () => {
    const breaking = await listen((request, response) => {
      if (request.method === 'HEAD') return response.end()
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 1000 })
      return response.write('half', () => request.socket.destroy())
    })
    const object = await open({ endpoint: breaking.endpoint }).get(newKey())
    expect(object && (await failureOf(buffer(object.body)))).toBeInstanceOf(StorageUnavailableError)
    await breaking.close()
  })

  it.each([
    ['an unknown access key', { accessKeyId: 'unknown' }],
    ['a wrong secret', { secretAccessKey: 'a-wrong-secret' }],
  ])('fails with %s without revealing the secret', async (_what, wrong) => {
    const stranger = open(wrong)
    expect(await stranger.isReachable()).toBe(false)
    const failures = [
      await failureOf(stranger.put(newKey(), picture, 'image/png')),
      await failureOf(stranger.get(newKey())),
      await failureOf(stranger.delete(newKey())),
    ]
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(StorageUnavailableError)
      expect((failure as Error).message).toBe('the object storage refuses the access key')
      const told = inspect(failure, { depth: 20, showHidden: true })
      expect(told).not.toMatch(/a-wrong-secret|Signature=|authorization/i)
    }
  })

  it.each([
    [507, 'AnyName'],
    [403, 'QuotaExceeded'],
    [500, 'XMinioStorageFull'],
  ])('reports a full storage if the server responds with %i %s', async (status, code) => {
    const answerFull = answering(status, code)
    const full = await listen((request, response) =>
      request.method === 'PUT' ? answerFull(request, response) : response.end(),
    )
    const put = open({ endpoint: full.endpoint }).put(newKey(), picture, 'image/png')
    await expect(put).rejects.toThrow(StorageFullError)
    await full.close()
  })

  it('works again without being reopened once the server is back', async () => {
    const away = await listen(answering(503, 'ServiceUnavailable'))
    const waiting = open({ endpoint: away.endpoint })
    expect(await waiting.isReachable()).toBe(false)
    await away.close()
    const returned = await startS3Server(away.port)
    const key = newKey()
    await waiting.put(key, picture, 'image/png')
    expect((await read(waiting, key))?.body).toEqual(picture)
    await returned.close()
  })
})
