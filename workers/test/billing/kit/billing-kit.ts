import { createPaymentEventRepository } from '@classeur/database'
import { claimServers } from '@classeur/local/testing'
import {
  createFollowSeats,
  type EventSubject,
  type PaymentProvider,
  type Settlement,
} from '@classeur/payments'
import { createBillingQueue } from '@classeur/queue'
import { pino } from 'pino'
import { MemoryBank } from '../../../../api/payments/test/kit/memory-bank.ts'
import { createMemoryProvider } from '../../../../api/payments/test/kit/memory-provider.ts'
import { dependenciesOf, newUserId, openShop } from '../../../../api/payments/test/kit/open-shop.ts'
import { createBillingWorker } from '../../../src/billing/billing-worker.ts'
import { createProcessEvent } from '../../../src/billing/process-event.ts'
import { createPaymentReconciler } from '../../../src/billing/reconcile-payments.ts'

export const log = pino({ level: 'silent' })
const shortLock = { lockDurationMs: 1000, stalledIntervalMs: 200 }
const atOnce = { unprocessedMs: -1000, undecidedMs: -1000 }

/** A real database and queue with a provider in memory; `settlement` can be replaced for single workers. */
export async function createBillingKit() {
  const shop = await openShop()
  const { redisUrl, release } = await claimServers()
  const queue = createBillingQueue(redisUrl, () => undefined)
  const events = createPaymentEventRepository(shop.connection)
  const stops: (() => Promise<void>)[] = []

  return {
    shop,
    queue,
    events,
    redisUrl,

    /** A person's own bank, so that tests don't find each other's events. */
    newPerson() {
      const userId = newUserId()
      const bank = new MemoryBank(userId)
      const provider = createMemoryProvider(bank)
      const { settlement, dependencies } = dependenciesOf(shop, provider)
      const followSeats = createFollowSeats(dependencies)
      /** Stores an event as the webhook does, without its job. */
      const receive = async (index: number): Promise<string> => {
        const event = bank.events.at(index)
        if (!event) throw new Error('no such event')
        const { id, type, raw, createdAt } = event
        await events.store({ _id: id, type, raw, createdAt, source: 'webhook' }, new Date())
        return id
      }
      const round = (changes: { provider?: PaymentProvider; settlement?: Settlement } = {}) =>
        createPaymentReconciler(
          {
            ...{ events, provider, settlement, addJob: queue.add, followSeats, ...shop.repositories },
            ...changes,
          },
          atOnce,
        )
      return { userId, bank, provider, settlement, receive, round }
    },

    /** @param url of Redis, which may lead through a proxy */
    async startWorker(settle: (subject: EventSubject) => Promise<void>, url = redisUrl) {
      const processEvent = createProcessEvent({
        ...{ events, log, settlement: { settle } },
        customers: shop.repositories.customers,
      })
      const worker = createBillingWorker(url, processEvent, log, shortLock)
      await worker.ready()
      worker.run()
      stops.push(() => worker.stop(1000))
      return worker
    },

    async stopWorkers() {
      await Promise.all(stops.splice(0).map((stop) => stop()))
    },

    async close() {
      await this.stopWorkers()
      await queue.close()
      await release()
      await shop.close()
    },
  }
}
