import { lookup as resolveAll } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '@classeur/contracts'
import { classifyProviderError } from '../classify-provider-error.ts'
import { within } from '../within.ts'
import { withTimeLimit } from '../../with-time-limit.ts'
import { isPublicAddress } from './public-address.ts'
import { readBytes, type ReadLimits } from './read-bytes.ts'

/** `image/jpg` is wrong and common. */
const allowedTypes = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/webp'])

export interface FetchImageOptions extends ReadLimits {
  /** From the first look-up to the last byte. */
  timeoutMs: number
  /**
   * The configured server itself: the only origin that may be plain http or in a private network, and the only one
   * that is shown the key.
   */
  own: { origin: string; apiKey?: string | undefined }
  /** All addresses of a host name; the system's resolver unless told. */
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

/** Connects to the addresses that were looked at, whatever the name leads to by then. */
const pinTo =
  (addresses: [LookupAddress, ...LookupAddress[]]): LookupFunction =>
  (_hostname, { all }, callback) => {
    if (all) callback(null, addresses)
    else callback(null, addresses[0].address, addresses[0].family)
  }

/**
 * Fetches a picture from an address that a provider's answer names, which is to say that anybody may have chosen it.
 * Only https, only public addresses (checked after resolving and used for the connection), no redirect, no
 * credentials in the address, bounded in size and time; the configured server itself is the one exception.
 * @throws AppError `generations/output-invalid` for what is refused or is no picture, `generations/output-too-long`,
 * `generations/provider-unavailable`; the signal's reason when it aborts
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
  const addresses = await within(findAddresses(url, options.resolve), options.idleTimeoutMs, signal)
  const [first, ...others] = addresses
  if (!first) throw new AppError('generations/provider-unavailable')
  if (!isOwn && !addresses.every((found) => isPublicAddress(found.address))) throw refuse('address-refused')
  const apiKey = isOwn ? options.own.apiKey : undefined
  const headers = {
    accept: 'image/png, image/webp, image/jpeg',
    ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
  }
  const get = url.protocol === 'https:' ? getHttps : getHttp
  // An agent of its own: a pooled connection could lead to another address.
  const request = get(url, { lookup: pinTo([first, ...others]), agent: false, headers })
  const answered = once(request, 'response') as Promise<[IncomingMessage]>
  // Failures reach the waiting reader; one that comes after it has left concerns nobody.
  request.on('error', () => undefined)
  try {
    const [response] = await within(answered, options.idleTimeoutMs, signal)
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
