/** The position of a part of a section's value: names of fields and indices of lists, such as `items, 2, text`. */
export type Path = readonly (string | number)[]

/** A path as text, for keys. */
export const pathKey = (path: Path): string => path.join('.')

const isIndex = (step: string | number): boolean => typeof step === 'number' || /^\d+$/.test(step)

/** The path that {@link pathKey} made this text from. */
export const pathOf = (key: string): Path =>
  key === '' ? [] : key.split('.').map((step) => (isIndex(step) ? Number(step) : step))

/** The part at this position; undefined if the value has none. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[step] : undefined,
    value,
  )

/** A copy of the value with another part at this position. Lists and objects on the way are created if needed. */
export function withValueAt(value: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return part
  if (Array.isArray(value) || (typeof step === 'number' && value === undefined)) {
    const list = [...((value as unknown[] | undefined) ?? [])]
    list[Number(step)] = withValueAt(list[Number(step)], rest, part)
    return list
  }
  const fields = (value ?? {}) as Record<string, unknown>
  return { ...fields, [step]: withValueAt(fields[step], rest, part) }
}
