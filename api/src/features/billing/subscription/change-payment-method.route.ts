import { AppError, ChangePaymentMethodRequest, ProviderPage } from '@classeur/contracts'
import { can } from '@classeur/domain/access'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { BillingLimits } from '../billing-limits.ts'
import type { PaymentPages } from '../orders/payment-pages.ts'
import { requirePayments, type Payments } from '../payments.ts'

/** `POST /billing/subscription/payment-method`: the provider's page where the person changes the card. */
export const changePaymentMethodRoute: FastifyPluginAsyncZod<{
  payments: Payments | null
  pages: Pick<PaymentPages, 'openPortal'>
  limits: BillingLimits
}> = async (app, { payments, pages, limits }) => {
  app.post(
    '/billing/subscription/payment-method',
    {
      config: { rateLimit: { max: limits.payments } },
      schema: { body: ChangePaymentMethodRequest, response: { 200: ProviderPage } },
    },
    async ({ actor, body }) => {
      const { userId } = actor
      if (!can(actor, 'billing:buy', { ownerId: userId })) throw new AppError('general/forbidden')
      return pages.openPortal(userId, requirePayments(payments), body.returnTo)
    },
  )
}
