import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request is signed with this secret according to AWS Signature Version 4 for S3, in its header form. */
export function isSignedWith(secretAccessKey: string, request: IncomingMessage): boolean {
  const [, scope, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? []
  if (!scope || !signedHeaders || !signature) return false
  const header = (name: string) => String(request.headers[name] ?? '').trim()
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const canonicalQuery = [...new URLSearchParams(query)]
    .map((pair) => pair.map(encoded).join('='))
    .sort()
    .join('&')
  const canonicalHeaders = signedHeaders
    .split(';')
    .map((name) => `${name}:${header(name)}\n`)
    .join('')
  const canonicalRequest = [
    request.method,
    path,
    canonicalQuery,
    canonicalHeaders,
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, digest(canonicalRequest)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(mac, `AWS4${secretAccessKey}`)
  return timingSafeEqual(mac(key, text), Buffer.from(signature, 'hex'))
}
