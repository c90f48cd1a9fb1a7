import type { FastifyInstance } from 'fastify'
import { backchannelLogoutRoute } from '../features/auth/backchannel-logout/backchannel-logout.route.ts'
import type { BackchannelLogout } from '../features/auth/backchannel-logout/backchannel-logout.service.ts'
import { paymentsWebhookRoute } from '../features/billing/webhooks/payments-webhook.route.ts'
import type { ReceivePaymentEvent } from '../features/billing/webhooks/receive-payment-event.ts'

export interface MachineRoutesOptions {
  backchannelLogout: { logout: BackchannelLogout; perMinute: number }
  paymentsWebhook: { receive: ReceivePaymentEvent }
}

/** Routes that other servers call. Each checks a signature and parses its own kind of body, so none expects JSON. */
export const machineRoutes = async (app: FastifyInstance, options: MachineRoutesOptions) => {
  await app.register(backchannelLogoutRoute, options.backchannelLogout)
  await app.register(paymentsWebhookRoute, options.paymentsWebhook)
}
