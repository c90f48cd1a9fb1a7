import { ObjectIdString } from '@classeur/contracts'
import { z } from 'zod'

export const backupParams = z.strictObject({ id: ObjectIdString })

/** Requests that start work, per minute and person. */
export const workLimit = { max: 20 }
