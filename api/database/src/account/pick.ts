/** The projection of these fields, which are separated by spaces. */
export const pick = (fields: string): Record<string, number> =>
  Object.fromEntries(fields.split(' ').map((field) => [field, 1]))
