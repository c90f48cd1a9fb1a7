import { isOwnHost, isProbe } from '@classeur/domain/installation'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problem.ts'

/** Answers 421 unless the Host header names this installation. Health probes and scrapers may use any host. */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request.url) || isOwnHost(request.host, publicUrl)) return
    return sendProblem(request, reply, 'general/host-refused')
  })
}
