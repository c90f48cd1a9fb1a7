import type { Change } from '../store/change.ts'
import type { StoredRecord } from '../store/records.ts'
import { newId } from './new-id.ts'
import type { Interval } from './stored-objects.ts'
import { invalidRequest } from './stripe-error.ts'

export interface PriceData {
  currency: string
  unit_amount: number
  /** Either an existing product or the data of a new one. */
  product?: string | undefined
  product_data?:
    | { name: string; description?: string | undefined; metadata?: Record<string, string> | undefined }
    | undefined
  recurring?: { interval: Interval; interval_count: 1 } | undefined
}

export interface ProductData {
  name: string
  description?: string | undefined
  metadata?: Record<string, string> | undefined
}

export const createProduct = (change: Change, data: ProductData): StoredRecord<'product'> =>
  change.add({
    id: newId('prod', 14),
    object: 'product',
    active: true,
    created: change.now,
    description: data.description ?? null,
    livemode: false,
    metadata: data.metadata ?? {},
    name: data.name,
    updated: change.now,
  })

/** Creates a price, and its product if the data describe a new one. @throws StripeError for an unknown product */
export async function createPrice(change: Change, data: PriceData): Promise<StoredRecord<'price'>> {
  if ((data.product === undefined) === (data.product_data === undefined))
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.', {
      param: 'price_data',
    })
  const product = data.product_data
    ? createProduct(change, data.product_data)
    : await change.get('product', data.product ?? '')
  return change.add({
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: change.now,
    currency: data.currency,
    livemode: false,
    metadata: {},
    nickname: null,
    product: product.object.id,
    recurring: data.recurring ? { ...data.recurring, usage_type: 'licensed' } : null,
    type: data.recurring ? 'recurring' : 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
  })
}
