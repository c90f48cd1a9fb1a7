import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withUploads } from './s3-uploads.ts'
import { isSignedWith } from './signature.ts'

const require = createRequire(import.meta.url)
/** The package has no types. */
const S3rver = require('@20minutes/s3rver') as new (options: {
  silent: boolean
  directory: string
  allowMismatchedSignatures: boolean
}) => { callback(): RequestListener }

/** The server's only access key. */
export const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const fault = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`

/** Starts a server on the given port, or on a free one. */
export async function listen(handle: RequestListener, port = 0) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    endpoint: `http://127.0.0.1:${String(address.port)}`,
    async close() {
      const ended = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await ended
    },
  }
}

/** Responds to every request with this status and S3 error code. */
export const answering =
  (status: number, code: string): RequestListener =>
  (request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/xml' }).end(fault(code))
  }

/**
 * Passes on the writes of one object one after another. S3 stores each object as a whole; the package underneath mixes
 * the bytes of writes at the same time.
 */
function oneWriteAtATime(handle: RequestListener): RequestListener {
  const last = new Map<string, Promise<void>>()
  return (request, response) => {
    if (request.method !== 'PUT') return handle(request, response)
    const path = request.url?.split('?')[0] ?? ''
    const before = last.get(path) ?? Promise.resolve()
    const ended = new Promise<void>((resolve) => response.once('close', resolve))
    last.set(
      path,
      before.then(() => ended),
    )
    void before.then(() => handle(request, response))
  }
}

/**
 * A server with the S3 protocol. The package underneath reads the signatures of bucket requests incorrectly, so
 * this server verifies every signature before passing on the request.
 */
export async function startS3Server(port = 0) {
  const directory = await mkdtemp(join(tmpdir(), 'classeur-s3-'))
  const handle = oneWriteAtATime(
    withUploads(
      directory,
      new S3rver({ silent: true, directory, allowMismatchedSignatures: true }).callback(),
    ),
  )
  const server = await listen((request, response) => {
    if (isSignedWith(credentials.secretAccessKey, request)) handle(request, response)
    else answering(403, 'SignatureDoesNotMatch')(request, response)
  }, port)
  return {
    ...server,
    directory,
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
