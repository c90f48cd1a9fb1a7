/** The host name and port of an http(s) URL, normalised as browsers compare them. */
export interface HttpAddress {
  /** In lower case; an IPv6 address is in brackets. */
  name: string
  port: number
}

const form = /^(https?):\/\/(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?(?:[/?#]|$)/i

/** Returns null unless `url` is an http(s) URL without user information. */
export function readHttpAddress(url: string): HttpAddress | null {
  const [, scheme = '', name, port] = form.exec(url) ?? []
  if (!name) return null
  const usualPort = scheme.toLowerCase() === 'https' ? 443 : 80
  return { name: name.toLowerCase(), port: port === undefined ? usualPort : Number(port) }
}

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)

/** True for a URL that only this machine can reach, where plain http is safe. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackName(readHttpAddress(url)?.name ?? '')

/**
 * True for a listen address that only this machine can reach, such as `127.0.0.1`, `localhost:8080` or `::1`.
 * False for a bare port, because Docker publishes a bare port on every network interface.
 */
export function isLoopbackAddress(address: string): boolean {
  const name = address.trim().toLowerCase()
  return name === '::1' || isLoopbackName(name.replace(/:\d+$/, ''))
}
