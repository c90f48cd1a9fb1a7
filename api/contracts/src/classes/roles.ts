import { classRoles } from '@classeur/domain/access'
import { z } from 'zod'

/** What a teacher may do in one class. `marker` enters marks only; `viewer` reads. */
export const ClassRole = z.enum(classRoles)
export type ClassRole = z.infer<typeof ClassRole>

/** A role that can be given: ownership goes over only by a transfer that the receiver accepts. */
export const GrantedRole = ClassRole.exclude(['owner'])
export type GrantedRole = z.infer<typeof GrantedRole>
