/** Takes the place of an id that a schema requires, and belongs to nothing. */
export const idOfNothing = '0'.repeat(24)

type Ids = ReadonlySet<unknown>

const isAbout = (value: unknown, ids: Ids): boolean => {
  if (ids.has(value)) return true
  if (typeof value !== 'object' || value === null) return false
  if ('studentId' in value && ids.has(value.studentId)) return true
  return 'audience' in value && isAbout(value.audience, ids)
}

/**
 * The value without some ids: entries of a list that are such an id, or about the student with it, are left out;
 * elsewhere {@link idOfNothing} takes its place.
 */
export function withoutIds(value: unknown, ids: Ids): unknown {
  if (ids.has(value)) return idOfNothing
  if (Array.isArray(value)) {
    return value.filter((one) => !isAbout(one, ids)).map((one: unknown) => withoutIds(one, ids))
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (ids.has(key) ? [] : [[key, withoutIds(inner, ids)]])),
  )
}
