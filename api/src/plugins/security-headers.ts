import helmet from '@fastify/helmet'
import { fastifyPlugin } from 'fastify-plugin'
import type { Config } from '../config/config.ts'

/** Sets the headers of every response: nothing from other origins, no framing, no inline scripts. */
export const securityHeaders = fastifyPlugin<{ config: Pick<Config, 'publicUrl'> }>(
  async (app, { config }) => {
    const secure = config.publicUrl.startsWith('https:')
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'base-uri': ["'self'"],
          'connect-src': ["'self'"],
          'font-src': ["'self'", 'data:'],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'img-src': ["'self'", 'data:', 'blob:'],
          'object-src': ["'none'"],
          'script-src': ["'self'"],
          'script-src-attr': ["'none'"],
          'style-src': ["'self'"],
        },
      },
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    })
  },
  { name: 'security-headers' },
)
