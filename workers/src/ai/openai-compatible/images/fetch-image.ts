import { lookup as resolveAll } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '@classeur/contracts'
import { classifyProviderError } from '../connection/classify-provider-error.ts'
import { waitAtMost } from '../connection/wait-at-most.ts'
import { withTimeLimit } from '../../with-time-limit.ts'
import { isPublicAddress } from './public-address.ts'
import { readBytes, type ReadLimits } from './read-bytes.ts'

/** `image/jpg` isn't a registered type, but servers often send it. */
const allowedTypes = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/webp'])

export interface FetchImageOptions extends ReadLimits {
  /** Time limit from name resolution to the last byte. */
  timeoutMs: number
  /**
   * The configured server: the only origin that may use plain http or a private address, and the only one that gets
   * the API key.
   */
  own: { origin: string; apiKey?: string | undefined }
  /** Returns all addresses of a host name; default: the system's resolver. */
  resolve?: ((hostname: string) => Promise<LookupAddress[]>) | undefined
}

const refuse = (problem: string) => new AppError('generations/output-invalid', { problem })

function checkUrl(address: string, ownOrigin: string): { url: URL; isOwn: boolean } {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.username || url.password) throw refuse('address-refused')
  const isOwn = url.origin === ownOrigin
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:')) throw refuse('address-refused')
  return { url, isOwn }
}

/** Connects only to the addresses that were checked, even if the name resolves to others by then. */
const pinTo =
  (addresses: [LookupAddress, ...LookupAddress[]]): LookupFunction =>
  (_hostname, { all }, callback) => {
    if (all) callback(null, addresses)
    else callback(null, addresses[0].address, addresses[0].family)
  }

/**
 * Fetches a picture from a URL in a provider's response. The URL is untrusted, so it must use https, contain no
 * credentials and resolve to public addresses only (checked after resolving, and used for the connection); redirects
 * are refused. The configured server may also use http and a private address. Size and time are always limited.
 * @throws AppError `generations/output-invalid` for a refused URL or a response that isn't a picture,
 * `generations/output-too-long`, `generations/provider-unavailable`; the signal's reason when it aborts
 */
export async function fetchImage(
  address: string,
  options: FetchImageOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const checked = checkUrl(address, options.own.origin)
  try {
    return await withTimeLimit(options.timeoutMs, signal, (limited) => download(checked, options, limited))
  } catch (error) {
    signal.throwIfAborted()
    throw classifyProviderError(error)
  }
}

async function download(
  { url, isOwn }: { url: URL; isOwn: boolean },
  options: FetchImageOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const addresses = await waitAtMost(findAddresses(url, options.resolve), options.idleTimeoutMs, signal)
  const [first, ...others] = addresses
  if (!first) throw new AppError('generations/provider-unavailable')
  if (!isOwn && !addresses.every((resolved) => isPublicAddress(resolved.address)))
    throw refuse('address-refused')
  const apiKey = isOwn ? options.own.apiKey : undefined
  const headers = {
    accept: 'image/png, image/webp, image/jpeg',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  }
  const get = url.protocol === 'https:' ? getHttps : getHttp
  // No shared agent: a pooled connection could lead to another address.
  const request = get(url, { lookup: pinTo([first, ...others]), agent: false, headers })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  // The reader gets the error itself; without a listener, an error after the reader has ended would crash the process.
  request.on('error', () => undefined)
  try {
    const [response] = await waitAtMost(answered, options.idleTimeoutMs, signal)
    checkHead(response, options.maxBytes)
    return await readBytes(response as AsyncIterable<Uint8Array>, options, signal)
  } finally {
    request.destroy()
  }
}

async function findAddresses(url: URL, resolve: FetchImageOptions['resolve']): Promise<LookupAddress[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(hostname)
  if (family) return [{ address: hostname, family }]
  return resolve ? resolve(hostname) : resolveAll(hostname, { all: true })
}

function checkHead({ statusCode = 0, headers }: IncomingMessage, maxBytes: number): void {
  if (statusCode >= 300 && statusCode < 400) throw refuse('redirected')
  if (statusCode !== 200) throw new AppError('generations/provider-unavailable', { status: statusCode })
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (!type || !allowedTypes.has(type)) throw refuse('not-an-image')
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    throw new AppError('generations/output-too-long', { maxBytes })
  }
}
