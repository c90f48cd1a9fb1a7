import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { publicationsStyle } from '../publications/publications-style.ts'
import { stylePath } from './page-frame.ts'
import { pageStyle } from './page-style.ts'

/** `GET /ops/style.css`: the style of the operators' pages. It holds no data, so it is public. */
export const readStyleRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(stylePath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/css; charset=utf-8')
      .send(`${pageStyle}${publicationsStyle}`),
  )
}
