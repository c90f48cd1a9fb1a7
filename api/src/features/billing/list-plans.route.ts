import { BillingPlanList } from '@classeur/contracts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { OffersService } from './offers.service.ts'

/** `GET /plans`: all plans. */
export const listPlansRoute: FastifyPluginAsyncZod<{ offers: Pick<OffersService, 'listPlans'> }> = async (
  app,
  { offers },
) => {
  app.get('/plans', { schema: { response: { 200: BillingPlanList } } }, () => offers.listPlans())
}
