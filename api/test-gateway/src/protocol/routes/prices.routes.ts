import { z } from 'zod'
import { createPrice, createProduct } from '../../objects/prices.ts'
import { metadata, priceData, text } from '../params.ts'
import type { Protocol } from '../protocol.ts'

const productData = z.strictObject({
  name: text.min(1),
  description: text.optional(),
  metadata: metadata.optional(),
})

export function pricesRoutes(protocol: Protocol): void {
  protocol.create('/v1/products', productData, createProduct)
  protocol.retrieve('product', '/v1/products')
  protocol.create('/v1/prices', priceData.extend({ product_data: productData.optional() }), createPrice)
  protocol.retrieve('price', '/v1/prices')
}
