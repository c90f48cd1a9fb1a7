/**
 * Headers of the app's HTML. The policy names the WebSocket origin of `publicUrl`, because not every browser counts
 * `ws:` of the same host as 'self'.
 */
export function pageHeaders(publicUrl: string): Record<string, string> {
  const socketOrigin = new URL(publicUrl).origin.replace(/^http/, 'ws')
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${socketOrigin}`,
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
  }
}

const oneYearSeconds = 31_536_000

/** The HSTS header when the public URL is https, otherwise no header. */
export const strictTransport = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${String(oneYearSeconds)}` } : {}

/** Headers of every file the gateway itself serves. */
export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
