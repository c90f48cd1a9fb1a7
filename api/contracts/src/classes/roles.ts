import { classRoles } from '@classeur/domain/access'
import { z } from 'zod'

/** A teacher's role in one class. A `marker` may only enter marks; a `viewer` may only read. */
export const ClassRole = z.enum(classRoles)
export type ClassRole = z.infer<typeof ClassRole>

/** A role that can be granted. Ownership changes only by a transfer that the receiver accepts. */
export const GrantedRole = ClassRole.exclude(['owner'])
export type GrantedRole = z.infer<typeof GrantedRole>
