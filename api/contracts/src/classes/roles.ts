import { classRoles } from '@classeur/domain/access'
import { z } from 'zod'

/** A teacher's rights in one class. `marker` enters marks only; `viewer` reads. */
export const ClassRole = z.enum(classRoles)
export type ClassRole = z.infer<typeof ClassRole>

/** A role that can be granted. Ownership changes only by a transfer that the receiver accepts. */
export const GrantedRole = ClassRole.exclude(['owner'])
export type GrantedRole = z.infer<typeof GrantedRole>
