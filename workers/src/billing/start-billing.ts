import {
  createAccountDeletionRepository,
  createBillingDataRepository,
  createCreditLedger,
  createCreditNoteRepository,
  createFindBuyer,
  createOrderRepository,
  createPaymentCustomerRepository,
  createPaymentEventRepository,
  createPlanRepository,
  createProviderSubscriptionRepository,
  createSchoolRepository,
  createSeatRepository,
  createSubscriptionRepository,
} from '@classeur/database'
import { createFollowSeats, createSettlement, openPaymentProvider, paymentConfigOf } from '@classeur/payments'
import { createBillingQueue } from '@classeur/queue'
import type { Logger } from 'pino'
import type { WorkerConfig } from '../config/config.ts'
import { startRounds } from '../runtime/start-rounds.ts'
import { createBillingWorker } from './billing-worker.ts'
import { createProcessEvent } from './process-event.ts'
import { createPaymentReconciler } from './reconcile-payments.ts'

const roundPauseMs = 20_000

/** Starts the worker of payment events and its reconciler. Resolves to null if nothing is sold. */
export async function startBilling(
  config: WorkerConfig,
  connection: Parameters<typeof createOrderRepository>[0],
  log: Logger,
) {
  const provider = await openPaymentProvider(paymentConfigOf(config))
  if (!provider) return null
  const queue = createBillingQueue(config.REDIS_URL, (error) => log.warn({ err: error }, 'billing queue'))
  const events = createPaymentEventRepository(connection)
  const orders = createOrderRepository(connection)
  const providerSubscriptions = createProviderSubscriptionRepository(connection)
  const plans = createPlanRepository(connection)
  const seats = createSeatRepository(connection)
  const schools = createSchoolRepository(connection)
  const customers = createPaymentCustomerRepository(connection)
  const settlement = createSettlement({
    ...{ provider, orders, providerSubscriptions, plans, seats, schools },
    creditNotes: createCreditNoteRepository(connection),
    customers,
    subscriptions: createSubscriptionRepository(connection),
    billingData: createBillingDataRepository(connection),
    ledger: createCreditLedger(connection),
    findBuyer: createFindBuyer(connection),
    isErased: createAccountDeletionRepository(connection).isErased,
    announce: queue.publish,
  })
  const worker = createBillingWorker(
    config.REDIS_URL,
    createProcessEvent({ events, settlement, customers, log }),
    log,
  )
  worker.run()
  const round = createPaymentReconciler({
    ...{ events, orders, providerSubscriptions, provider, settlement },
    addJob: queue.add,
    followSeats: createFollowSeats({
      ...{ seats, plans, providerSubscriptions, schools, announce: queue.publish },
    }),
  })
  const stopRounds = startRounds(round, roundPauseMs, log)
  log.info({ provider: provider.name }, 'payments ready')

  return {
    provider,
    settlement,
    isRunning: () => worker.isRunning(),
    async stop(graceMs: number): Promise<void> {
      await Promise.all([stopRounds(), worker.stop(graceMs)])
      await queue.close()
    },
  }
}
