import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Security headers of every answer. Pages load only the gateway's own style and script. */
export const pageHeaders = (publicUrl: string) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  }) satisfies FastifyHelmetOptions

const originOf = (url: string | null) => (url !== null && URL.canParse(url) ? new URL(url).origin : null)

/**
 * The policy of a page. Browsers also apply `form-action` to the address that a form's answer redirects to.
 * @param leavesTo the addresses of the shop to which forms lead
 */
export function pagePolicy(leavesTo: (string | null)[] = []): string {
  const origins = new Set(leavesTo.map(originOf).filter((origin) => origin !== null))
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    ["form-action 'self'", ...origins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
