import { BillingPlanList } from '@classeur/contracts'
import type { PlanRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** `GET /plans`: all plans. */
export const listPlansRoute: FastifyPluginAsyncZod<{
  plans: Pick<PlanRepository, 'list' | 'findById'>
}> = async (app, { plans }) => {
  app.get('/plans', { schema: { response: { 200: BillingPlanList } } }, async () => ({
    plans: await plans.list(),
  }))
}
