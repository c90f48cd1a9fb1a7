import { AppError } from '@classeur/contracts'
import { isOwnHost, isProbe } from '@classeur/domain/installation'
import { fastifyPlugin } from 'fastify-plugin'
import type { Config } from '../config/config.ts'

/** Refuses requests with a foreign Host header, to prevent DNS rebinding. Health probes may use any host. */
export const ownHost = fastifyPlugin<{ config: Pick<Config, 'publicUrl'> }>(
  async (app, { config }) => {
    app.addHook('onRequest', async ({ host, url }) => {
      if (!isProbe(url) && !isOwnHost(host, config.publicUrl)) throw new AppError('general/host-refused')
    })
  },
  { name: 'own-host' },
)
