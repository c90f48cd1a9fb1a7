import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'

export interface CustomerDetails {
  email?: string | null | undefined
  name?: string | null | undefined
  description?: string | null | undefined
  phone?: string | null | undefined
  metadata?: Record<string, string> | undefined
  preferred_locales?: string[] | undefined
}

export const createCustomer = (change: Change, details: CustomerDetails): StoredRecord<'customer'> =>
  change.add({
    id: newId('cus', 14),
    object: 'customer',
    balance: 0,
    created: change.now,
    description: details.description ?? null,
    email: details.email ?? null,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: details.metadata ?? {},
    name: details.name ?? null,
    phone: details.phone ?? null,
    preferred_locales: details.preferred_locales ?? [],
  })
