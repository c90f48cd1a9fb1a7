import { AppError, BillingPlan, BillingPlanList } from '@classeur/contracts'
import type { PlanRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** `GET /plans` and `GET /plans/{id}` (`plans/free` is always there). */
export const readPlansRoute: FastifyPluginAsyncZod<{
  plans: Pick<PlanRepository, 'list' | 'findById'>
}> = async (app, { plans }) => {
  app.get('/plans', { schema: { response: { 200: BillingPlanList } } }, async () => ({
    plans: await plans.list(),
  }))

  app.get(
    '/plans/:id',
    {
      schema: {
        params: z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,40}$/) }),
        response: { 200: BillingPlan },
      },
    },
    async (request) => {
      const plan = await plans.findById(request.params.id)
      if (!plan) throw new AppError('general/not-found')
      return plan
    },
  )
}
