/** A teacher's rights in one class. `marker` enters marks only; `viewer` reads. */
export const classRoles = ['owner', 'editor', 'marker', 'viewer'] as const
export type ClassRole = (typeof classRoles)[number]

export const schoolRoles = ['admin', 'member'] as const
export type SchoolRole = (typeof schoolRoles)[number]
