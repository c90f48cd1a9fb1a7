import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { Problem, problemFor } from '@classeur/contracts'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'
import { errorCodeFor } from '../../errors/error-code.ts'
import { opsPages } from './ops-pages.ts'

/** Bull Board's page asks a font host; the page is served without that line, and reads well without the font. */
const thirdPartyStylesheet = /<link\b[^>]*\bhref="https?:\/\/[^>]*>/g

/** The pages of Bull Board for the queues, under the caller's prefix. Decides nothing about who may see them. */
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
        miscLinks: [{ text: 'Dead letters', url: opsPages['dead-letters'] }],
      },
    },
  })
  serverAdapter.setBasePath(basePath)
  // Its error handler does not see the request: the rest of our form is added below.
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
