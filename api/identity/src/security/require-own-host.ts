import { AppError } from '@classeur/contracts'
import { isOwnHost, isProbe } from '@classeur/domain/installation'
import type { FastifyRequest } from 'fastify'

/**
 * A hook that refuses requests with a foreign Host header, to prevent DNS rebinding. Health probes may use any host.
 */
export const createOwnHostHook =
  (publicUrl: string) =>
  async ({ host, url }: FastifyRequest) => {
    if (!isProbe(url) && !isOwnHost(host, publicUrl)) throw new AppError('general/host-refused')
  }
