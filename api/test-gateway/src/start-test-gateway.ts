import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { startTimeline, type Timeline } from './clock/timeline.ts'
import type { GatewayConfig } from './config/gateway-config.ts'
import type { GraceRules } from './objects/billing.ts'
import { openStore, type Store } from './store/store.ts'
import { startDeliveries } from './webhooks/deliveries.ts'
import { createSendWebhook, type SendWebhook } from './webhooks/send-webhook.ts'

const clockIntervalMs = 500
const firstBackOffMs = 1000

export interface RunningGateway {
  /** The loopback address of the process, for clients of the protocol. */
  url: string
  store: Store
  timeline: Timeline
  rules: GraceRules
  /** Ends requests and changes in progress; everything else continues after the next start. */
  close: () => Promise<void>
}

/**
 * Starts the gateway: the protocol, the pages, the clock and the webhooks.
 * @param adjust replaces the way webhooks are sent, for tests
 * @throws MongoServerSelectionError when the database doesn't answer within 5 s
 */
export async function startTestGateway(
  config: GatewayConfig,
  log: FastifyBaseLogger,
  adjust: { send?: (post: SendWebhook) => SendWebhook; firstBackOffMs?: number } = {},
): Promise<RunningGateway> {
  const store = await openStore(config.MONGO_URL)
  const rules = { retryDays: config.PAYMENTS_RETRY_DAYS, graceDays: config.PAYMENTS_GRACE_DAYS }
  const timeline = startTimeline({
    store,
    rules,
    intervalMs: clockIntervalMs,
    onError: (error) => log.error({ err: error }, 'the clock could not continue'),
  })
  const post = createSendWebhook({
    url: config.PAYMENTS_WEBHOOK_URL,
    secret: config.PAYMENTS_WEBHOOK_SECRET,
    publicUrl: config.PUBLIC_URL,
  })
  const deliveries = startDeliveries({
    store,
    send: adjust.send?.(post) ?? post,
    firstBackOffMs: adjust.firstBackOffMs ?? firstBackOffMs,
    onFailure: ({ _id, type, attempts }, error) =>
      log.warn({ event: _id, type, attempts, err: error }, 'webhook not accepted; it is sent again'),
  })
  const app = await buildApp(config, log, {
    store,
    timeline,
    rules,
    secretKey: config.PAYMENTS_SECRET_KEY,
    pagesUrl: `${config.PUBLIC_URL}/test-payments`,
  })
  const close = async () => {
    await app.close()
    await timeline.stop()
    await deliveries.stop()
    await store.close()
  }
  try {
    await app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    await close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, store, timeline, rules, close }
}
