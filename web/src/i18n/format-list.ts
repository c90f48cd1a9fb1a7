import { formatLocale } from './format.ts'

/** "Ada, Bob and Cleo" in the language of the interface. */
export const formatList = (names: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction' }).format(names)
