/** The fields with dotted paths, so that an update sets each of them and leaves the other fields of `path` as they are. */
export const prefixedFields = (path: string, fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${path}.${name}`, value]))
