import { z } from 'zod'
import { noSuch } from '../../objects/stripe-error.ts'
import type { EventRecord } from '../../store/records.ts'
import { paging, rangeFilter, readPage } from '../lists.ts'
import { created, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/events'
const maxTypes = 20

const shown = ({ event, delivered }: EventRecord) => ({ ...event, pending_webhooks: delivered ? 0 : 1 })

export function eventsRoutes(protocol: Protocol): void {
  const { events } = protocol.collections
  protocol.read({
    path: `${path}/:id`,
    params: z.strictObject({}),
    run: async (_params, id) => {
      const event = await events.findOne({ _id: id })
      if (!event) throw noSuch('event', id)
      return shown(event)
    },
  })
  protocol.read({
    path,
    params: z.strictObject({
      ...paging,
      created,
      type: text.optional(),
      types: z.array(text).max(maxTypes).optional(),
    }),
    run: async ({ type, types, created: range, ...page }) => {
      const wanted = type ?? (types && { $in: types })
      const time = rangeFilter(range)
      const filter = { ...(wanted && { type: wanted }), ...(time !== undefined && { created: time }) }
      const { records, hasMore } = await readPage(
        page,
        async (id) => (await events.findOne({ _id: id }))?.n,
        (n, order, limit) =>
          events
            .find({ ...filter, ...(n && { n }) })
            .sort({ n: order })
            .limit(limit)
            .toArray(),
      )
      return { object: 'list', data: records.map(shown), has_more: hasMore, url: path }
    },
  })
}
