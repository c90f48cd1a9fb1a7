import { z } from 'zod'
import { mergeMetadata } from '../../objects/metadata.ts'
import { createRefund } from '../../objects/refunds.ts'
import { paging, rangeFilter } from '../lists.ts'
import { amount, created, metadata, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/refunds'
const request = z.strictObject({
  payment_intent: text.optional(),
  charge: text.optional(),
  amount: amount.min(1).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
})

export function refundsRoutes(protocol: Protocol): void {
  protocol.create(path, request, createRefund)
  protocol.retrieve('refund', path)
  protocol.list(
    'refund',
    path,
    z.strictObject({ ...paging, created, payment_intent: text.optional(), charge: text.optional() }),
    ({ payment_intent, charge, created: range }) => ({ payment_intent, charge, created: rangeFilter(range) }),
  )
  protocol.act(`${path}/:id`, z.strictObject({ metadata }), async (change, { metadata: pairs }, id) => {
    const refund = await change.get('refund', id)
    refund.object.metadata = mergeMetadata(refund.object.metadata, pairs)
    change.emit('refund.updated', refund)
    return { object: refund.object }
  })
}
