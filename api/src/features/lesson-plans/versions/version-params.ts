import { ObjectIdString } from '@classeur/contracts'
import { z } from 'zod'

/** The parameters of a route of one version. */
export const versionParams = z.strictObject({
  id: ObjectIdString,
  number: z.coerce.number().int().positive(),
})
