import type { FastifyHelmetOptions } from '@fastify/helmet'
import { pageSources } from './page.ts'

/** Security headers. Pages can load only this process's own inline style and script. */
export const headersFor = (publicUrl: string) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [pageSources.style],
        scriptSrc: [pageSources.script],
        formAction: ["'self'", publicUrl],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  }) satisfies FastifyHelmetOptions
