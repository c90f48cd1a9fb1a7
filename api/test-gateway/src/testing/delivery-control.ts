import type { GatewayEvent } from '../store/records.ts'
import type { SendWebhook } from '../webhooks/send-webhook.ts'

/** Lets a test decide how webhooks travel. By default they pass. */
export interface DeliveryControl {
  /** Keeps events back from now on. The gateway counts them as delivered, so only `release` sends them. */
  hold: () => void
  /** The events kept back, in the order in which they happened. */
  held: () => GatewayEvent[]
  /**
   * Sends the events kept back one after another, and lets later ones pass.
   * @param order chooses another order, or some of them
   * @throws Error when the endpoint refuses one
   */
  release: (order?: (events: GatewayEvent[]) => GatewayEvent[]) => Promise<void>
  /** Loses the next attempts; the gateway repeats them later. */
  drop: (attempts: number) => void
  /** Sends every event this many times at once from now on. */
  duplicate: (times: number) => void
}

export function createDeliveryControl(): DeliveryControl & { send: (post: SendWebhook) => SendWebhook } {
  let post: SendWebhook | undefined
  let kept: GatewayEvent[] = []
  let isHolding = false
  let toDrop = 0
  let times = 1

  return {
    send: (original) => {
      post = original
      return async (event) => {
        if (isHolding) {
          kept.push(event)
          return true
        }
        if (toDrop > 0) {
          toDrop -= 1
          return false
        }
        const accepted = await Promise.all(Array.from({ length: times }, () => original(event)))
        return accepted.every(Boolean)
      }
    },
    hold: () => {
      isHolding = true
    },
    held: () => [...kept],
    async release(order = (events) => events) {
      isHolding = false
      const events = order(kept)
      kept = []
      for (const event of events)
        if (!(await post?.(event))) throw new Error(`the endpoint refused ${event.type} (${event.id})`)
    },
    drop: (attempts) => {
      toDrop = attempts
    },
    duplicate: (count) => {
      times = count
    },
  }
}
