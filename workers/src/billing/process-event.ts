import { redactEvent, type PaymentCustomerRepository, type PaymentEventRepository } from '@classeur/database'
import { customerOfEvent, readStoredEvent, type Settlement } from '@classeur/payments'
import type { Logger } from 'pino'

interface ProcessEventDependencies {
  events: Pick<PaymentEventRepository, 'findById' | 'markProcessed' | 'markFailed' | 'redact'>
  customers: Pick<PaymentCustomerRepository, 'findUser'>
  settlement: Settlement
  log: Logger
}

/**
 * Settles the subject of a stored event and marks the event processed. A processed or unknown event changes nothing. An
 * event about a customer whom nobody here is, such as a deleted account, keeps only the provider's ids.
 * @throws the error of the settlement, after it was noted at the event
 */
export function createProcessEvent({ events, settlement, customers, log }: ProcessEventDependencies) {
  return async (eventId: string): Promise<void> => {
    const event = await events.findById(eventId)
    if (!event || event.state === 'processed') return
    try {
      const { subject } = readStoredEvent(event.raw)
      if (subject) await settlement.settle(subject)
      const customer = customerOfEvent(event.raw)
      if (customer !== null && (await customers.findUser(customer)) === null) {
        await events.redact(eventId, redactEvent(event.raw))
      }
      await events.markProcessed(eventId, new Date())
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await events
        .markFailed(eventId, reason)
        .catch((err: unknown) => log.warn({ err, eventId }, 'payment event'))
      throw error
    }
  }
}
