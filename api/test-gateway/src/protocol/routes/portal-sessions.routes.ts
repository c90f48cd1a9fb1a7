import { z } from 'zod'
import { createPortalSession } from '../../objects/portal.ts'
import type { PortalSession } from '../../objects/stored-objects.ts'
import { text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const request = z.strictObject({
  customer: text,
  return_url: z.url().optional(),
  locale: text.transform((locale) => locale as PortalSession['locale']).optional(),
  flow_data: z
    .strictObject({ type: z.literal('payment_method_update'), after_completion: z.unknown().optional() })
    .optional(),
})

export function portalSessionsRoutes(protocol: Protocol, pagesUrl: string): void {
  protocol.create('/v1/billing_portal/sessions', request, (change, read) =>
    createPortalSession(change, read, pagesUrl),
  )
}
