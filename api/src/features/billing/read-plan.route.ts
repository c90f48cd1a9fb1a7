import { AppError, BillingPlan } from '@classeur/contracts'
import type { PlanRepository } from '@classeur/database'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** `GET /plans/{id}`: one plan; `free` always exists. */
export const readPlanRoute: FastifyPluginAsyncZod<{ plans: Pick<PlanRepository, 'findById'> }> = async (
  app,
  { plans },
) => {
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
