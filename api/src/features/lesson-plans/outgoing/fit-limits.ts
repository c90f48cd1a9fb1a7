import type { z } from 'zod'

/** The text at a path of a value, with the object or list that holds it. */
function holderOf(value: unknown, path: readonly PropertyKey[]) {
  const key = path.at(-1)
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((inner, name) => (inner as Record<PropertyKey, unknown>)[name], value)
  return key === undefined ? null : { holder: holder as Record<PropertyKey, unknown>, key }
}

/**
 * A pseudonym can be longer than a name, so that a text at its limit no longer fits. Such a text loses its end. `value`
 * may be changed.
 */
export function fitLimits<T>(schema: z.ZodType<T>, value: T): T {
  const { data, error } = schema.safeParse(value)
  if (data !== undefined) return data
  for (const issue of error?.issues ?? []) {
    const at = issue.code === 'too_big' ? holderOf(value, issue.path) : null
    const text = at?.holder[at.key]
    if (issue.code === 'too_big' && at && typeof text === 'string')
      at.holder[at.key] = text.slice(0, Number(issue.maximum))
  }
  return schema.parse(value)
}
