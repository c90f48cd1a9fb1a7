import { freePort } from '@classeur/local'
import { GatewayEnvironment, type GatewayConfig } from '../config/gateway-config.ts'
import { createLog } from '../log.ts'
import { cardByNumber } from '../objects/cards.ts'
import { answerBank, payCheckout, type PayResult } from '../objects/pay-checkout.ts'
import { startTestGateway, type RunningGateway } from '../start-test-gateway.ts'
import { createDeliveryControl, type DeliveryControl } from './delivery-control.ts'

export interface GatewayForTests {
  /** The address for the SDK and for pages. */
  url: string
  secretKey: string
  webhookSecret: string
  deliveries: DeliveryControl
  /** The gateway's time in seconds. */
  now: () => number
  /** Moves the clock forward by seconds; everything due on the way has happened when it resolves. */
  advance: (seconds: number) => Promise<void>
  advanceTo: (seconds: number) => Promise<void>
  /** Pays a checkout session as a person would on its page; `confirms` answers the bank's question. */
  pay: (sessionId: string, cardNumber?: string, confirms?: boolean) => Promise<PayResult>
  /** Stops the gateway and starts it again with the same data and address; with `whileStopped` in between. */
  restart: (whileStopped?: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

const firstBackOffMs = 50
const validYears = 5

async function payWith(
  gateway: RunningGateway,
  id: string,
  number: string,
  confirms: boolean,
): Promise<PayResult> {
  const { store } = gateway
  const card = cardByNumber(number.replaceAll(' ', ''))
  if (!card) throw new Error(`${number} is no test card`)
  const expYear = new Date(store.clock.now() * 1000).getUTCFullYear() + validYears
  const details = { card, expMonth: 12, expYear, name: 'Test Teacher' }
  const result = await store.change(async (change) => {
    const session = await change.get('checkout.session', id)
    return payCheckout(change, session, { token: session.hidden.formToken ?? '', card: details })
  })
  if (result.is !== 'asked') return result
  return store.change(async (change) => {
    const session = await change.get('checkout.session', id)
    return answerBank(change, session, { token: session.hidden.formToken ?? '', confirms })
  })
}

/**
 * Starts a gateway in this process, for tests of any package.
 * @param webhookUrl receives the events
 * @param environment overrides single variables, such as PUBLIC_URL or PAYMENTS_GRACE_DAYS
 */
export async function startGatewayForTests(options: {
  mongoUrl: string
  webhookUrl: string
  environment?: Partial<Record<keyof GatewayConfig, string>>
}): Promise<GatewayForTests> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const config = GatewayEnvironment.parse({
    MONGO_URL: options.mongoUrl,
    PORT: String(port),
    PUBLIC_URL: url,
    PAYMENTS_SECRET_KEY: 'sk_test_for_automatic_tests',
    PAYMENTS_WEBHOOK_SECRET: 'whsec_for_automatic_tests',
    PAYMENTS_WEBHOOK_URL: options.webhookUrl,
    LOG_LEVEL: 'silent',
    ...options.environment,
  })
  const { send, ...deliveries } = createDeliveryControl()
  const start = () => startTestGateway(config, createLog(config.LOG_LEVEL), { send, firstBackOffMs })
  let gateway = await start()
  return {
    url,
    secretKey: config.PAYMENTS_SECRET_KEY,
    webhookSecret: config.PAYMENTS_WEBHOOK_SECRET,
    deliveries,
    now: () => gateway.store.clock.now(),
    advance: (seconds) => gateway.timeline.advanceTo(gateway.store.clock.now() + seconds),
    advanceTo: (seconds) => gateway.timeline.advanceTo(seconds),
    pay: (sessionId, cardNumber = '4242424242424242', confirms = true) =>
      payWith(gateway, sessionId, cardNumber, confirms),
    async restart(whileStopped) {
      await gateway.close()
      await whileStopped?.()
      gateway = await start()
    },
    stop: () => gateway.close(),
  }
}
