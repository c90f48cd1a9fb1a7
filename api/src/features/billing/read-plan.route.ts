import { BillingPlan } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { OffersService } from './offers.service.ts'

const params = z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) })

/** `GET /plans/{id}`: one plan; `free` always exists. */
export const readPlanRoute: FastifyPluginAsyncZod<{ offers: Pick<OffersService, 'getPlan'> }> = async (
  app,
  { offers },
) => {
  app.get('/plans/:id', { schema: { params, response: { 200: BillingPlan } } }, (request) =>
    offers.getPlan(request.params.id),
  )
}
