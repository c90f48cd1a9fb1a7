import { ObjectIdString, TrashKind } from '@classeur/contracts'
import { z } from 'zod'

/** One thing in the trash. */
export const trashParams = z.strictObject({ kind: TrashKind, id: ObjectIdString })
