import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { GatewayClock } from '../../clock/gateway-clock.ts'
import type { Timeline } from '../../clock/timeline.ts'
import { invalidRequest } from '../../objects/stripe-error.ts'
import { int, readParams } from '../params.ts'

const path = '/v1/test_clock'
const request = z.strictObject({ seconds: int.min(0).optional(), to: int.optional() })

/** The gateway's own clock, which Stripe doesn't have: `{ now }` in seconds, and a way to move it forward. */
export function testClockRoutes(app: FastifyInstance, clock: GatewayClock, timeline: Timeline): void {
  const shown = () => ({ object: 'test_clock', now: clock.now() })
  app.get(path, shown)
  app.post(`${path}/advance`, async ({ body }) => {
    const { seconds, to } = readParams(request, body ?? {})
    const target = to ?? (seconds === undefined ? undefined : clock.now() + seconds)
    if (target === undefined) throw invalidRequest('Either seconds or to is required.')
    if (target < clock.now()) throw invalidRequest('The clock can only move forward.', { param: 'to' })
    await timeline.advanceTo(target)
    return shown()
  })
}
