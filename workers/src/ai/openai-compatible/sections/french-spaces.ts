const noBreak = '\u00a0'

/** French texts with no-break spaces before `: ; ? ! »` and after `«`, where a model wrote ordinary ones. */
export function frenchSpaces<Value>(value: Value): Value {
  if (typeof value === 'string') {
    return value.replaceAll(/ (?=[:;?!»])/gu, noBreak).replaceAll('« ', `«${noBreak}`) as Value
  }
  if (Array.isArray(value)) return value.map(frenchSpaces) as Value
  if (typeof value !== 'object' || value === null) return value
  // Spaces are a part of code.
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      field === 'code' ? inner : frenchSpaces(inner),
    ]),
  ) as Value
}
