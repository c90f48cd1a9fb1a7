import { newDatabaseUrl, until, claimServers } from '@classeur/local/testing'
import { openPaymentProvider } from '@classeur/payments'
import { startGatewayForTests } from '@classeur/test-gateway/testing'
import { expect, it } from 'vitest'
import { newUserId, openShop, order, proMonth } from '../../../api/payments/test/kit/open-shop.ts'
import { startBilling } from '../../src/billing/start-billing.ts'
import { WorkerEnvironment } from '../../src/config/config.ts'
import { log } from './kit/billing-kit.ts'

const usual = {
  ...{ MONGO_URL: 'mongodb://database', STORAGE_DIR: '/media', PORT: '0' },
  BACKUP_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
}

it('a process without payment settings sells nothing', async () => {
  const shop = await openShop()
  const config = WorkerEnvironment.parse({ ...usual, REDIS_URL: 'redis://nowhere' })
  expect(await startBilling(config, shop.connection, log)).toBeNull()
  await shop.close()
})

it.each([
  [{ STRIPE_SECRET_KEY: 'sk' }, ['STRIPE_WEBHOOK_SECRET']],
  [{ PAYMENTS_API_URL: 'http://payments' }, ['PAYMENTS_SECRET_KEY', 'PAYMENTS_WEBHOOK_SECRET']],
  [
    {
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'wh',
      PAYMENTS_API_URL: 'http://payments',
      PAYMENTS_SECRET_KEY: 'sk',
      PAYMENTS_WEBHOOK_SECRET: 'wh',
    },
    ['PAYMENTS_API_URL'],
  ],
])(
  'a process does not start with payment settings that are incomplete or contradict each other',
  (some, wrong) => {
    const { error } = WorkerEnvironment.safeParse({ ...usual, REDIS_URL: 'redis://nowhere', ...some })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(wrong)
  },
)

it('a payment at the test gateway whose webhooks are all lost gives its plan', async () => {
  const shop = await openShop()
  const { redisUrl, release } = await claimServers()
  const gateway = await startGatewayForTests({
    mongoUrl: newDatabaseUrl(),
    webhookUrl: 'http://127.0.0.1:1/',
  })
  const { secretKey, webhookSecret, url: apiUrl } = gateway
  const provider = (await openPaymentProvider({ name: 'test', secretKey, webhookSecret, apiUrl }))!
  const userId = newUserId()
  const { checkout } = await order(shop, provider, { userId, item: proMonth })
  await gateway.pay(checkout.id)

  const config = WorkerEnvironment.parse({
    ...usual,
    REDIS_URL: redisUrl,
    PAYMENTS_API_URL: apiUrl,
    PAYMENTS_SECRET_KEY: secretKey,
    PAYMENTS_WEBHOOK_SECRET: webhookSecret,
  })
  const billing = await startBilling(config, shop.connection, log)
  await until('the plan has arrived', async () => {
    const { plan } = await shop.repositories.subscriptions.findEffectivePlan(userId)
    return plan.id === 'pro'
  })
  expect(billing?.isRunning()).toBe(true)
  await billing?.stop(5000)
  await gateway.stop()
  await release()
  await shop.close()
})
