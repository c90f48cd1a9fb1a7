import { AppError } from '@classeur/contracts'
import type { PaymentEventRepository } from '@classeur/database'
import { RefusedEventError, type PaymentProvider, type ProviderEvent } from '@classeur/payments'
import type { BillingQueue } from '@classeur/queue'

export interface ReceivePaymentEventDependencies {
  /** Null if this installation sells nothing: every event is refused. */
  provider: Pick<PaymentProvider, 'readEvent'> | null
  events: Pick<PaymentEventRepository, 'store'>
  queue: Pick<BillingQueue, 'add'>
}

export type ReceivePaymentEvent = (rawBody: Buffer, signature: string | undefined) => Promise<ProviderEvent>

/**
 * Stores an event of the payment provider, then hands it to the workers. Once it is stored it is never lost: while Redis
 * is unavailable, the reconciler adds its job later.
 * @throws AppError `billing/event-refused` for a wrong, missing or old signature
 */
export function createReceivePaymentEvent(deps: ReceivePaymentEventDependencies): ReceivePaymentEvent {
  function read(rawBody: Buffer, signature: string | undefined): ProviderEvent {
    if (!deps.provider) throw new AppError('billing/event-refused')
    try {
      return deps.provider.readEvent(rawBody, signature)
    } catch (error) {
      if (error instanceof RefusedEventError)
        throw new AppError('billing/event-refused', {}, { cause: error })
      throw error
    }
  }

  return async (rawBody, signature) => {
    const event = read(rawBody, signature)
    const { id, type, raw, createdAt } = event
    const isNew = await deps.events.store({ _id: id, type, raw, createdAt, source: 'webhook' }, new Date())
    if (isNew) await deps.queue.add(id)
    return event
  }
}
