import { coalesce } from '@classeur/domain/concurrency'
import type { Store } from '../store/store.ts'
import type { EventRecord } from '../store/records.ts'
import type { SendWebhook } from './send-webhook.ts'

export interface Deliveries {
  /** Stops sending and waits for requests in progress; what isn't accepted yet is sent after the next start. */
  stop: () => Promise<void>
}

/** So many requests run at a time that events can overtake each other, as Stripe's do. */
const atATime = 4
const checkIntervalMs = 500
const longestBackOffMs = 60_000

/** 1, 2, 4 … seconds after a failed attempt, up to a minute. */
const backOffMs = (attempts: number, firstMs: number) =>
  Math.min(longestBackOffMs, firstMs * 2 ** (attempts - 1))

/** Sends every stored event until the endpoint accepts it. */
export function startDeliveries(options: {
  store: Store
  send: SendWebhook
  firstBackOffMs: number
  onFailure: (event: EventRecord, error: unknown) => void
}): Deliveries {
  const { store, send } = options
  const { events } = store.collections
  const underway = new Map<string, Promise<void>>()
  let isStopped = false

  async function deliver(record: EventRecord): Promise<void> {
    let reason: unknown
    const isAccepted = await send(record.event).catch((error: unknown) => {
      reason = error
      return false
    })
    const attempts = record.attempts + 1
    const nextAttemptAt = Date.now() + backOffMs(attempts, options.firstBackOffMs)
    const outcome = isAccepted ? { delivered: true, attempts } : { attempts, nextAttemptAt }
    if (!isAccepted) options.onFailure(record, reason)
    await events.updateOne({ _id: record._id }, { $set: outcome })
  }

  const start = (record: EventRecord) => {
    const delivery = deliver(record)
      .catch((error: unknown) => options.onFailure(record, error))
      .finally(() => {
        underway.delete(record._id)
        void look()
      })
    underway.set(record._id, delivery)
  }

  /** Starts what is due, as far as there is room. */
  const look = coalesce(async () => {
    const room = atATime - underway.size
    if (isStopped || room <= 0) return
    const filter = {
      _id: { $nin: [...underway.keys()] },
      delivered: false,
      nextAttemptAt: { $lte: Date.now() },
    }
    try {
      const due = await events.find(filter).sort({ n: 1 }).limit(room).toArray()
      for (const record of due) if (!isStopped) start(record)
    } catch {
      // The database is unreachable; the next check tries again.
    }
  })

  const timer = setInterval(() => void look(), checkIntervalMs)
  timer.unref()
  store.onChange(() => void look())
  void look()

  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await Promise.all(underway.values())
    },
  }
}
