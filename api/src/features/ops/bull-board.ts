import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { Problem, problemFor } from '@classeur/contracts'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import { errorCodeFor } from '../../errors/error-code.ts'
import { opsPages } from './ops-pages.ts'

/** Removed from Bull Board's page, because it loads a font from another host. The page is readable without the font. */
const thirdPartyStylesheet = /<link\b[^>]*\bhref="https?:\/\/[^>]*>/g

/** Serves Bull Board for the queues under the caller's prefix. Doesn't check access. */
export const bullBoard = async (
  app: FastifyInstance,
  { queues, basePath }: { queues: readonly Queue[]; basePath: string },
) => {
  const serverAdapter = new FastifyAdapter()
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue)),
    serverAdapter,
    options: {
      uiConfig: {
        boardTitle: 'Classeur',
        miscLinks: [
          { text: 'Dead letters', url: opsPages['dead-letters'] },
          { text: 'Payments', url: opsPages.billing },
          { text: 'Publications', url: opsPages.publications },
        ],
      },
    },
  })
  serverAdapter.setBasePath(basePath)
  // Bull Board's error handler doesn't get the request; the rest of the problem document is added below.
  serverAdapter.setErrorHandler((error) => ({ status: 500, body: problemFor(errorCodeFor(error), '') }))
  app.addHook('onError', async (request, _reply, error) => {
    request.log.warn({ err: error }, 'bull board request failed')
  })
  app.addHook('preSerialization', async (request, reply, payload) => {
    const problem = Problem.safeParse(payload)
    if (!problem.success) return payload
    reply.code(problem.data.status).type('application/problem+json')
    return { ...problem.data, requestId: request.id }
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    return isPage && typeof payload === 'string' ? payload.replaceAll(thirdPartyStylesheet, '') : payload
  })
  await app.register(serverAdapter.registerPlugin())
}
