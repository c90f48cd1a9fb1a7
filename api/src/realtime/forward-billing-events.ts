import { BillingEvent, billingQueue, billingStreamEvent, userRoom } from '@classeur/contracts'
import { fastifyPlugin } from 'fastify-plugin'
import { readStream } from './read-stream.ts'

/** Tells a person's windows what a payment changed. */
export const forwardBillingEvents = fastifyPlugin<{ redisUrl: string }>(
  async (app, { redisUrl }) => {
    readStream(app, {
      ...{ redisUrl, queues: [billingQueue], eventName: billingStreamEvent, schema: BillingEvent },
      forward: ({ userId, subscriptionChanged, creditsChanged, orderId }) => {
        const room = app.io.local.to(userRoom(userId))
        if (subscriptionChanged) room.emit('subscription:changed')
        if (creditsChanged) room.emit('credits:changed')
        if (orderId !== null) room.emit('order:changed', { orderId })
      },
    })
  },
  { name: 'forward-billing-events', dependencies: ['realtime'] },
)
