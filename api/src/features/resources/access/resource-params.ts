import { ObjectIdString } from '@classeur/contracts'
import { z } from 'zod'

/** The parameters of a route of one exam or one resource. */
export const resourceParams = z.strictObject({ id: ObjectIdString })

/** The parameters of a route of one item. */
export const itemParams = z.strictObject({ id: ObjectIdString, itemId: z.string().min(1).max(40) })

/** The parameters of a route of one version. */
export const resourceVersionParams = z.strictObject({
  id: ObjectIdString,
  number: z.coerce.number().int().positive(),
})
