import { advanceSubscription, type GraceRules } from '../objects/billing.ts'
import { expire } from '../objects/checkout.ts'
import { takeLateAnswer } from '../objects/pay-checkout.ts'
import type { Change } from '../store/change.ts'
import { createOneAtATime } from '../store/one-at-a-time.ts'
import type { StoredRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'

export interface Timeline {
  /** Does everything that is due by now. */
  catchUp: () => Promise<void>
  /** Moves the clock forward to a time; everything due on the way happens in order, each at its own time. */
  advanceTo: (seconds: number) => Promise<void>
  /** Stops after the change in progress. */
  stop: () => Promise<void>
}

const isOf = <K extends StoredRecord['object']['object']>(
  record: StoredRecord,
  kind: K,
): record is StoredRecord<K> => record.object.object === kind

/** A timeline that follows the wall clock, checking every `intervalMs`. */
export function startTimeline(options: {
  store: Store
  rules: GraceRules
  intervalMs: number
  onError: (error: unknown) => void
}): Timeline {
  const { store, rules } = options
  // Each run depends on the clock that the one before has moved.
  const afterLast = createOneAtATime()
  let isStopped = false

  const firstDue = (until: number) =>
    store.collections.objects.findOne({ dueAt: { $lte: until } }, { sort: { dueAt: 1, n: 1 } })

  async function happen(change: Change, due: StoredRecord): Promise<void> {
    const record = await change.get(due.object.object, due._id)
    // A request may have changed the object since it was found.
    if (record.dueAt === null || record.dueAt > change.now) return
    if (isOf(record, 'checkout.session')) expire(change, record)
    else if (isOf(record, 'payment_intent')) await takeLateAnswer(change, record)
    else if (isOf(record, 'subscription')) await advanceSubscription(change, record, rules)
    else record.dueAt = null
  }

  async function runUntil(until: number): Promise<void> {
    for (;;) {
      const due = isStopped ? null : await firstDue(until)
      if (due?.dueAt == null) return
      await store.clock.moveTo(due.dueAt)
      await store.change((change) => happen(change, due), { at: due.dueAt })
    }
  }

  const catchUp = () => afterLast(() => runUntil(store.clock.now()))
  const timer = setInterval(() => void catchUp().catch(options.onError), options.intervalMs)
  timer.unref()

  return {
    catchUp,
    advanceTo: (seconds) =>
      afterLast(async () => {
        await runUntil(seconds)
        await store.clock.moveTo(seconds)
      }),
    async stop() {
      isStopped = true
      clearInterval(timer)
      await afterLast(() => Promise.resolve())
    },
  }
}
