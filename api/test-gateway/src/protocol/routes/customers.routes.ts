import { z } from 'zod'
import { createCustomer } from '../../objects/customers.ts'
import { mergeMetadata } from '../../objects/metadata.ts'
import { created, metadata, text } from '../params.ts'
import { paging, rangeFilter } from '../lists.ts'
import type { Protocol } from '../protocol.ts'

const path = '/v1/customers'
const emptyable = text.transform((value) => (value === '' ? null : value)).optional()
const details = {
  email: emptyable,
  name: emptyable,
  description: emptyable,
  phone: emptyable,
  metadata: metadata.optional(),
  preferred_locales: z.array(text).optional(),
}
const invoiceSettings = z.strictObject({ default_payment_method: text }).optional()

export function customersRoutes(protocol: Protocol): void {
  protocol.create(path, z.strictObject(details), createCustomer)
  protocol.retrieve('customer', path)
  protocol.list(
    'customer',
    path,
    z.strictObject({ ...paging, email: text.optional(), created }),
    ({ email, created: range }) => ({ email, created: rangeFilter(range) }),
  )
  protocol.act(
    `${path}/:id`,
    z.strictObject({ ...details, invoice_settings: invoiceSettings }),
    async (change, { metadata: pairs, invoice_settings: settings, ...changes }, id) => {
      const { object } = await change.get('customer', id)
      const given = Object.entries(changes).filter(([, value]) => value !== undefined)
      Object.assign(object, Object.fromEntries(given))
      object.metadata = mergeMetadata(object.metadata, pairs)
      if (settings) {
        const method = await change.get('payment_method', settings.default_payment_method)
        object.invoice_settings.default_payment_method = method._id
      }
      return { object }
    },
  )
}
