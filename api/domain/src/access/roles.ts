/** A teacher's role in one class. A `marker` may only enter marks; a `viewer` may only read. */
export const classRoles = ['owner', 'editor', 'marker', 'viewer'] as const
export type ClassRole = (typeof classRoles)[number]

export const schoolRoles = ['admin', 'member'] as const
export type SchoolRole = (typeof schoolRoles)[number]
