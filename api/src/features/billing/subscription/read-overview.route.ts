import { BillingOverview } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ReadOverview } from './overview.service.ts'

/** `GET /billing`: the person's plan, subscription, use and latest orders. */
export const readOverviewRoute: FastifyPluginAsyncZod<{ readOverview: ReadOverview }> = async (
  app,
  { readOverview },
) => {
  app.get('/billing', { schema: { response: { 200: BillingOverview } } }, ({ actor }) => readOverview(actor))
}
