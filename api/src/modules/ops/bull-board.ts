import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import type { Queue } from 'bullmq'
import type { FastifyInstance } from 'fastify'

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
    options: { uiConfig: { boardTitle: 'Classeur' } },
  })
  serverAdapter.setBasePath(basePath)
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    return isPage && typeof payload === 'string' ? payload.replaceAll(thirdPartyStylesheet, '') : payload
  })
  await app.register(serverAdapter.registerPlugin())
}
