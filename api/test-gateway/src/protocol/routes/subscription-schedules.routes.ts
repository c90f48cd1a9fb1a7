import { z } from 'zod'
import { release, scheduleFrom, setPhases } from '../../objects/schedules.ts'
import { mergeMetadata } from '../../objects/metadata.ts'
import { bool, int, interval, metadata, priceData, text } from '../params.ts'
import { paging } from '../lists.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/subscription_schedules'
const proration = z.enum(['none', 'create_prorations', 'always_invoice'])
const phase = z.strictObject({
  start_date: int.optional(),
  end_date: int.optional(),
  duration: z.strictObject({ interval, interval_count: int.min(1).default(1) }).optional(),
  items: z
    .array(
      z.strictObject({
        price: text.optional(),
        price_data: priceData.optional(),
        quantity: int.min(1).optional(),
      }),
    )
    .min(1),
  metadata: metadata.optional(),
  proration_behavior: proration.optional(),
})
const changes = z.strictObject({
  phases: z.array(phase).min(1).optional(),
  end_behavior: z.literal('release').optional(),
  metadata: metadata.optional(),
  proration_behavior: proration.optional(),
})

export function subscriptionSchedulesRoutes(protocol: Protocol): void {
  protocol.create(path, z.strictObject({ from_subscription: text }), (change, { from_subscription: id }) =>
    scheduleFrom(change, id),
  )
  protocol.retrieve('subscription_schedule', path)
  protocol.list(
    'subscription_schedule',
    path,
    z.strictObject({ ...paging, customer: text.optional() }),
    ({ customer }) => ({ customer }),
  )
  protocol.act(`${path}/:id`, changes, async (change, read, id) => {
    const schedule = await change.get('subscription_schedule', id)
    if (read.phases) await setPhases(change, schedule, read.phases)
    schedule.object.metadata = mergeMetadata(schedule.object.metadata, read.metadata)
    return { object: schedule.object }
  })
  const options = z.strictObject({ preserve_cancel_date: bool.optional() })
  protocol.act(`${path}/:id/release`, options, async (change, _params, id) => {
    const schedule = await change.get('subscription_schedule', id)
    await release(change, schedule)
    return { object: schedule.object }
  })
}
