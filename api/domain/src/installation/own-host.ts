import { isLoopbackUrl, readHttpAddress } from './loopback.ts'

/** A host name or IP address with an optional port. Refuses characters that would change how a URL is parsed. */
const hostForm = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Whether a request's Host header names this installation. In a DNS rebinding attack, another site points its own domain
 * at this machine and the browser sends that domain. A loopback installation accepts every loopback name, because no
 * other site can own one.
 */
export function isOwnHost(host: string | undefined, publicUrl: string): boolean {
  if (!host || !hostForm.test(host)) return false
  const [scheme = ''] = publicUrl.split('//', 1)
  const askedUrl = `${scheme}//${host}`
  const own = readHttpAddress(publicUrl)
  const asked = readHttpAddress(askedUrl)
  if (!own || !asked) return false
  const isSame = asked.name === own.name && asked.port === own.port
  return isSame || (isLoopbackUrl(publicUrl) && isLoopbackUrl(askedUrl))
}

/** Health probes and scrapers address the machine directly, and the answers contain nothing another site could use. */
export const isProbe = (path: string): boolean => /^\/(health\/|metrics$)/.test(path.split('?', 1)[0] ?? '')
