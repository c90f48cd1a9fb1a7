import { eventually } from '@classeur/local/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../kit/create-test-app.ts'
import { createPaymentsKit, type PaymentsKit } from './kit/payments-kit.ts'
import { parseMetrics } from './kit/scraped-metrics.ts'
import { openTestServers, type TestServers } from '../kit/test-servers.ts'

const token = 'a-token-for-the-scraper'
const environment = { METRICS_TOKEN: token }

let servers: TestServers
let kit: PaymentsKit
beforeAll(async () => {
  servers = await openTestServers()
  kit = createPaymentsKit(servers)
})
afterAll(async () => {
  await kit.close()
  await servers.stop()
})

/** The samples of a new replica, which has read nothing yet. */
async function scraped(check: (value: (sample: string) => number | undefined) => void): Promise<void> {
  const test: TestApp = await createTestApp({ environment, servers })
  // Parts that took longer than half a second to read are included in a later scrape.
  await eventually(async () => {
    const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })
    const samples = parseMetrics(body)
    check((sample) => samples.get(`classeur_${sample}`))
  })
  await test.close()
}

it('metrics report zeros without payments', async () => {
  await scraped((value) => {
    expect(value('payment_events_waiting')).toBe(0)
    expect(value('payment_events_oldest_seconds')).toBe(0)
    expect(value('payment_mismatches')).toBe(0)
    expect(value('orders{status="paid"}')).toBe(0)
  })
})

it('metrics show a backlog of events, orders, subscriptions and mismatches', async () => {
  const receivedAtMs = Date.now() - 400_000
  await kit.event('evt_oldest', new Date(receivedAtMs))
  await kit.event('evt_failed')
  await kit.events.markFailed('evt_failed', 'no answer')
  await kit.event('evt_processed', new Date(receivedAtMs - 1000))
  await kit.events.markProcessed('evt_processed', new Date())
  await kit.newOrder({})
  await kit.paidOrder()
  const refunded = await kit.paidOrder()
  await kit.paidOrder({}, 1000)
  await kit.orders.noteSpentRefund(String(refunded._id), 3)
  const twice = '1'.repeat(24)
  await kit.subscription(twice)
  await kit.subscription(twice, { status: 'past-due' })
  await kit.subscription('2'.repeat(24), { planId: 'school' })
  await scraped((value) => {
    expect(value('payment_events_waiting')).toBe(2)
    const age = value('payment_events_oldest_seconds')
    expect(age).toBeGreaterThanOrEqual(400)
    expect(age).toBeLessThanOrEqual((Date.now() - receivedAtMs) / 1000)
    expect(value('orders{status="pending"}')).toBe(1)
    expect(value('orders{status="paid"}')).toBe(3)
    expect(value('orders{status="cancelled"}')).toBe(0)
    expect(value('subscriptions{plan="pro",status="active"}')).toBe(1)
    expect(value('subscriptions{plan="pro",status="past-due"}')).toBe(1)
    expect(value('subscriptions{plan="school",status="active"}')).toBe(1)
    expect(value('payment_mismatches')).toBe(3)
  })
})
