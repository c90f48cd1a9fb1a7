/** Whether a text names the person who is deleted for good. */
export type NamesPerson = (text: string) => boolean

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An entry of a list of pseudonyms, or the task of a note about a student. */
function isAbout(value: unknown, names: NamesPerson): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('pseudonym' in value && 'name' in value) return names(textOf(value.name))
  if (!('student' in value) || typeof value.student !== 'object' || value.student === null) return false
  const { firstName, lastName } = value.student as Record<string, unknown>
  return firstName !== undefined && names(`${textOf(firstName)} ${textOf(lastName)}`)
}

/** The value without the entries of its lists that say who a person is: pseudonyms, and tasks of notes. */
export function withoutNames(value: unknown, names: NamesPerson): unknown {
  if (Array.isArray(value)) {
    return value.filter((one) => !isAbout(one, names)).map((one: unknown) => withoutNames(one, names))
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNames(inner, names)]))
}
